import type { Overlay, OverlaySource } from "../../../platform/content/overlay.ts"

export const noOverlay: Overlay = { stamp: 0, tiles: [], files: [] }

export const withoutOverlay: OverlaySource = { stamp: async () => 0, read: async () => noOverlay }

/** An original as tiles of the studio name it: the hash of its bytes. */
const originalName = /^[a-z2-7]{20}(?:-cover)?\.[a-z0-9]+$/

export function isOriginalName(name: string): boolean {
  return originalName.test(name)
}
