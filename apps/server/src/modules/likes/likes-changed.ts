import { domainEvent } from "../../platform/extension-point.ts"

export type LikesChange = {
  /** Who liked or unliked; null once they are erased. */
  userId: string | null
  tileIds: readonly string[]
}

/** Somebody's likes are not what they were. */
export const likesChanged = domainEvent<LikesChange>("likes changed")
