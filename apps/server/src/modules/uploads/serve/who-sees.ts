import type { UploadRow } from "../store.ts"

type Viewer = { isAuthor: boolean; isEditor: boolean }

/**
 * Who of those who ask sees a file that is not approved: its author and editors while it waits, and editors alone what a reviewer took
 * down, to look at it again. `others` is for whoever is neither, `nobody` for whoever is not meant to see it again.
 */
export function whoSees(
  { state }: Pick<UploadRow, "state">,
  { isAuthor, isEditor }: Viewer,
): "sees" | "others" | "nobody" {
  if (state === "rejected") return isEditor ? "sees" : "nobody"
  return isAuthor || isEditor ? "sees" : "others"
}
