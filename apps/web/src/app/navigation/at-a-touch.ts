import type { Tile } from "@confetti/contract/tile"
import type { Haptic } from "../../platform/haptics.ts"
import { once } from "../../platform/once.ts"
import type { Sync } from "../../platform/sync/sync.ts"
import { fetchMovement } from "../../ui/move-between.ts"

const touch = () => import("../in-use/touch/index.ts")

type Touch = Awaited<ReturnType<typeof touch>>

/** Done at a touch, by code that comes with the first one. */
function doWith(act: (code: Touch) => unknown): void {
  void touch()
    .then(act)
    .catch(() => undefined)
}

export function shareTile(tile: Tile, sync: Sync): void {
  doWith((code) => code.shareTile(tile, sync))
}

const animations = once(() => Promise.all([fetchMovement(), touch().then((code) => code.animateHistory())]))

/** Fetches the movement that goes with opening and closing a tile, by the browser's back and forward too, once for the page. */
export function fetchAnimations(): void {
  animations().catch(() => undefined)
}

/** Lets a phone be felt. */
export function feel(what: Haptic): void {
  doWith((code) => code.vibrate(what))
}

/** A heart where the finger was, and confetti that is seen on this hue. */
export function likeBurst({ clientX, clientY }: { clientX: number; clientY: number }, hue: number | undefined): void {
  doWith((code) => code.likeBurst(clientX, clientY, hue))
}
