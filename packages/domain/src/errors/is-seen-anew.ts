import { isNewerVersion } from "./is-newer-version.ts"

/** Whether a closed cause reopens: it occurs in a version newer than all before. */
export function isSeenAnew(version: string, before: readonly string[]): boolean {
  return isNewerVersion(version, "") && before.every((known) => isNewerVersion(version, known))
}
