import type { ReviewState } from "./thought-review.ts"

/** Who looks at a thought: `isHidden` where one of the two hides the other. */
export type Viewer = { isAuthor: boolean; isHidden: boolean }

/** Whether somebody may read a thought: its author always, everybody else once it is approved, and nobody across a hiding. */
export function mayRead(state: ReviewState, { isAuthor, isHidden }: Viewer): boolean {
  return isAuthor || (state === "approved" && !isHidden)
}
