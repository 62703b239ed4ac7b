/** URL path of the sprite with the twelve courts, set by the build. */
declare const SPRITE: string;

/** URL path of the styles that come late, set by the build. */
declare const LAZY_STYLES: string;

declare module "*.css";
