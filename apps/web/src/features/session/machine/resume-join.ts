import { logEvent } from "../../../platform/analytics/log-event.ts"
import { openJoin } from "../open-join.ts"
import { readSession } from "../session-store.ts"
import { type Draft, wentTo } from "./draft.ts"
import { greet } from "./greet.ts"

/**
 * Goes on where a reload, or the way to Apple or Google and back, broke into joining; and opens the sheet for an address that
 * asks for it. `draft` is from before the session was asked.
 */
export function resumeJoin(draft: Draft | null, isNew: boolean): void {
  const isAsked = takeParameter("join")
  const session = readSession()
  const isUnderWay = draft?.isOpen === true && draft.step !== "details"
  const method = isUnderWay ? wentTo(draft) : null
  // What Apple and Google say when it came to nothing; the sheet says it in our words.
  const isRefused = method !== null && ["error", "error_description"].map(takeParameter).includes(true)
  if (session.state === "anonymous") {
    if (isUnderWay) openJoin(draft.mode)
    else if (isAsked) openJoin("join")
    return
  }
  if (session.state !== "signed-in" || method === null || isRefused) return
  logEvent("sign_in", { method })
  void greet(session, isNew, draft?.phone ?? "")
}

/** Whether the address has this parameter. It has it once: what is left of the address stays in the same history entry. */
function takeParameter(name: string): boolean {
  const query = new URLSearchParams(location.search)
  if (!query.has(name)) return false
  query.delete(name)
  const rest = query.toString()
  history.replaceState(history.state, "", location.pathname + (rest === "" ? "" : `?${rest}`) + location.hash)
  return true
}
