import type { ReviewState } from "./thought-review.ts"

/** `isHidden` if one of the two hides the other. */
export type Viewer = { isAuthor: boolean; isHidden: boolean }

/** Whether a thought can be read: by its author always, by others once approved, and never across a hiding. */
export function mayRead(state: ReviewState, { isAuthor, isHidden }: Viewer): boolean {
  return isAuthor || (state === "approved" && !isHidden)
}
