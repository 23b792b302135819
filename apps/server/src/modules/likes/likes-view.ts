import type { LikesDocument } from "@confetti/contract/likes"

/** The likes as they cross the wire, the first one first. */
export function likesView(likes: readonly { tileId: string }[]): LikesDocument {
  return { tileIds: likes.map(({ tileId }) => tileId) }
}
