/** The types of the package zzfx, as far as the synthesiser uses it. */

declare module "zzfx" {
  export const ZZFX: {
    volume: number;
    audioContext: AudioContext;
    buildSamples(...parameters: readonly (number | undefined)[]): number[];
    playSamples(
      channels: readonly (readonly number[])[],
      volume?: number,
      rate?: number,
      pan?: number,
    ): AudioBufferSourceNode;
  };
}
