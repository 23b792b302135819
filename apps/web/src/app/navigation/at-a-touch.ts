import type { Tile } from "@confetti/contract/tile"
import { once } from "../../platform/once.ts"
import type { Sync } from "../../platform/sync/sync.ts"

/** Done at a touch, by code that comes with it: nobody needs it before. */
export function shareTile(tile: Tile, sync: Sync): void {
  void import("../sheets/share-tile.ts").then((module) => module.shareTile(tile, sync)).catch(() => undefined)
}

const animations = once(() => import("./animate-history.ts").then((module) => module.animateHistory()))

/** The movement that goes with the browser's back and forward, once for the page. A step before it has come is made without. */
export function fetchAnimations(): void {
  animations().catch(() => undefined)
}

/** A burst in this hue, where the finger was. */
export function burst({ clientX, clientY }: { clientX: number; clientY: number }, hue: number | undefined): void {
  void import("../../ui/burst.ts").then((module) => module.burst(clientX, clientY, hue)).catch(() => undefined)
}
