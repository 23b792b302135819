import type { UploadRow } from "../store.ts"

type Viewer = { isAuthor: boolean; isReviewer: boolean }

/**
 * Who of those who ask sees a file that is not approved: its author and reviewers while it waits, and reviewers alone what a reviewer took
 * down, to look at it again. `others` is for whoever is neither, `nobody` for whoever is not meant to see it again.
 */
export function whoSees(
  { state }: Pick<UploadRow, "state">,
  { isAuthor, isReviewer }: Viewer,
): "sees" | "others" | "nobody" {
  if (state === "rejected") return isReviewer ? "sees" : "nobody"
  return isAuthor || isReviewer ? "sees" : "others"
}
