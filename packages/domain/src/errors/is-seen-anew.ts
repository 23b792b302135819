import { isNewerVersion } from "./is-newer-version.ts"

/** Whether a closed cause opens again: it is seen in a version that is newer than all it was seen in before. An old one goes on failing. */
export function isSeenAnew(version: string, before: readonly string[]): boolean {
  return isNewerVersion(version, "") && before.every((known) => isNewerVersion(version, known))
}
