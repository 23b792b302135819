import { usualCodeDigits } from "@confetti/contract/limits"
import type { Draft } from "../machine/draft.ts"
import type { JoinAsk } from "../session-store.ts"

/** Milliseconds a code is valid. */
const codeLasts = 600_000

/** Continues with a valid code; otherwise starts over with the fields filled in. Reauthentication uses the person's own address. */
export function startingDraft({ mode, email: given, reauth }: JoinAsk, saved: Draft | null, now: number): Draft {
  const email = reauth?.email ?? given ?? saved?.email ?? ""
  const hasCode = saved?.step === "code" && saved.email === email && now < saved.resendAt + codeLasts
  return {
    phone: "",
    emailSubscription: false,
    smsSubscription: false,
    digits: usualCodeDigits,
    resendAt: 0,
    ...saved,
    email,
    isOpen: true,
    mode: hasCode && !reauth ? saved.mode : mode,
    step: hasCode ? "code" : "details",
  }
}
