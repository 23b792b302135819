import type { UploadRow } from "../store.ts"

type Viewer = { isAuthor: boolean; isReviewer: boolean }

/**
 * Access to a file before approval: its author and reviewers while it waits, and only reviewers after a removal. `others` is the error
 * for everyone else, `nobody` for a file that is gone for good.
 */
export function whoSees(
  { state }: Pick<UploadRow, "state">,
  { isAuthor, isReviewer }: Viewer,
): "sees" | "others" | "nobody" {
  if (state === "rejected") return isReviewer ? "sees" : "nobody"
  return isAuthor || isReviewer ? "sees" : "others"
}
