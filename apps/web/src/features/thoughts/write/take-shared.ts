import { readCookie, writeCookie } from "../../../platform/cookie.ts"
import { drafts } from "./drafts.ts"

/** What was shared to the app becomes the draft of this tile's thought, unless one was begun. */
export function takeShared(tileId: string, userId: string | null): void {
  const shared = readCookie("cf_shared")
  if (shared === "" || drafts.read(tileId, userId) !== null) return
  writeCookie("cf_shared", "")
  drafts.change(tileId, userId, { text: textOf(shared) })
}

function textOf(shared: string): string {
  try {
    return decodeURIComponent(shared)
  } catch {
    return ""
  }
}
