import { t } from "@confetti/domain/messages/t"
import { announce } from "../../ui/announce.tsx"

/** Somebody came with a link from another app. */
export function announceShared(): void {
  announce(t`Pick a tile: your link becomes the draft of your thought on it`)
}
