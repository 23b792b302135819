import { usualCodeDigits } from "@confetti/contract/limits"
import type { Draft } from "../machine/draft.ts"
import type { JoinAsk } from "../session-store.ts"

/** Milliseconds for which a code is good. */
const codeLasts = 600_000

/**
 * Goes on with a code that is still good; otherwise begins at the beginning, with what was filled in before. Whoever signs in
 * once more does so at their own address.
 */
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
