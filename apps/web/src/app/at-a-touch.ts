import type { Tile } from "@confetti/contract/tile"

/** Done at a touch, by code that comes with it: nobody needs it before. */
export function shareTile(tile: Tile): void {
  void import("./share-tile.ts").then((module) => module.shareTile(tile)).catch(() => undefined)
}

/** A burst in this hue, where the finger was. */
export function burst({ clientX, clientY }: { clientX: number; clientY: number }, hue: number | undefined): void {
  void import("../ui/burst.ts").then((module) => module.burst(clientX, clientY, hue)).catch(() => undefined)
}
