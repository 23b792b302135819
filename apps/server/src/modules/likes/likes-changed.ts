import { statementEvent } from "../../platform/extension-point.ts"

export type LikesChange = {
  /** Who liked or unliked; null once they are erased. */
  userId: string | null
  tileIds: readonly string[]
}

/** Somebody's likes of these tiles may not be what they were. */
export const likesChanged = statementEvent<LikesChange>("likes changed")
