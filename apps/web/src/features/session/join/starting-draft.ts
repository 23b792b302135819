import { usualCodeDigits } from "@confetti/contract/limits"
import type { Draft } from "../machine/draft.ts"
import type { JoinAsk } from "../session-store.ts"

/** Milliseconds a code is valid. */
const codeLasts = 600_000

/** Continues with a valid code; otherwise starts over with the fields filled in. Reauthentication uses the person's own address. */
export function startingDraft({ mode, email: given, reauth }: JoinAsk, kept: Draft | null, now: number): Draft {
  const email = reauth?.email ?? given ?? kept?.email ?? ""
  const hasCode = kept?.step === "code" && kept.email === email && now < kept.resendAt + codeLasts
  return {
    phone: "",
    emailSubscription: false,
    smsSubscription: false,
    digits: usualCodeDigits,
    resendAt: 0,
    ...kept,
    email,
    isOpen: true,
    mode: hasCode && !reauth ? kept.mode : mode,
    step: hasCode ? "code" : "details",
  }
}
