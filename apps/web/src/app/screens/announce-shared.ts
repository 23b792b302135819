import { announce } from "../../ui/announce.tsx"

/** Somebody came with a link from another app. */
export function announceShared(): void {
  announce("Pick a tile: your link becomes the draft of your thought on it")
}
