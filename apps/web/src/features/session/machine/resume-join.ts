import { openJoin } from "../open-join.ts"
import { readSession } from "../session-store.ts"
import type { Draft } from "./draft.ts"
import { greet } from "./greet.ts"

/** Goes on where a reload, or the way to Apple or Google and back, broke into joining. `draft` is from before the session was asked. */
export function resumeJoin(draft: Draft | null, isNew: boolean): void {
  if (!draft?.isOpen) return
  const session = readSession()
  if (session.state === "anonymous" && draft.step !== "details") openJoin(draft.mode)
  else if (session.state === "signed-in" && draft.step === "away") void greet(session, isNew)
}
