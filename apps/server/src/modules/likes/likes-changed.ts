import { statementEvent } from "../../platform/extension-point.ts"

export type LikesChange = {
  /** Null once they are erased. */
  userId: string | null
  tileIds: readonly string[]
}

export const likesChanged = statementEvent<LikesChange>("likes changed")
