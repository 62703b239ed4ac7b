/** URL path of the sprite with the twelve courts, set by the build. */
declare const SPRITE: string;

declare module "*.css";
