import type { ReadCache } from "../../../platform/reads/read-cache.ts"

/** To be called after somebody wrote, changed or deleted a thought of theirs: what was read of thoughts is read again, where it is shown. */
export function refreshThoughts(cache: ReadCache): void {
  for (const prefix of ["thoughts ", "own thoughts ", "thought "]) cache.invalidate(prefix)
}
