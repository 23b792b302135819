import type { ReferralCase } from "@confetti/contract/referrals"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { useLocation } from "../../platform/location.ts"
import { announce } from "../../ui/announce.tsx"
import { dateText } from "../../ui/moment-text.ts"
import { plainClick } from "../../ui/plain-click.ts"
import { useAttempt } from "../../ui/use-attempt.ts"
import { studioCall } from "../access/studio-call.ts"
import { troubleText } from "../trouble-text.ts"
import { ReasonForm } from "./reason-form.tsx"
import { invitationStates, signalText } from "./invitation-words.ts"
import { readerPath } from "./reader-paths.ts"

type Who = { id: string; name: string }
type Props = {
  invitation: Pick<ReferralCase, "id" | "state" | "signals" | "appeal" | "since"> & { reason?: string | null }
  inviter: Who
  invited: Who
  language: string
  onDecided: () => Promise<unknown>
}

export function InvitationCard({ invitation, inviter, invited, language, onDecided }: Props) {
  const { id, state, signals, appeal, since, reason = null } = invitation
  const [isRejecting, setRejecting] = useState(false)
  const { isBusy, trouble, attempt } = useAttempt(troubleText)
  const inviterLink = <ReaderLink who={inviter} />
  const invitedLink = <ReaderLink who={invited} />
  const canPay = state === "review" || state === "rejected"
  const decide = async (decision: "pay" | "reject", words = "") => {
    const isDone = await attempt(async () => {
      await studioCall("referrals-decide_review", { referralId: id, decision, reason: words })
      setRejecting(false)
      await onDecided()
    })
    if (isDone) announce(decision === "pay" ? t`It is paid` : t`Rejected. Its inviter reads why`)
  }
  return (
    <article
      className="studio-message"
      data-row={id}
      tabIndex={-1}
      aria-label={`${inviter.name || "Somebody"} invited ${invited.name || "somebody"}`}
    >
      <p className="studio-message-head">
        <span>
          {inviterLink} invited {invitedLink}
        </span>
        <b>{invitationStates[state] ?? state}</b>
        <time dateTime={since}>{dateText(since, language)}</time>
      </p>
      {signals.length > 0 && (
        <p className="studio-message-ticks">Odd about it: {signals.map(signalText).join("; ")}.</p>
      )}
      {appeal !== null && (
        <p className="studio-case-note">
          <b>They ask for another look:</b> <bdi>{appeal}</bdi>
        </p>
      )}
      {reason !== null && (
        <p className="studio-case-note">
          <b>Its inviter reads:</b> <bdi>{reason}</bdi>
        </p>
      )}
      {trouble !== null && (
        <p className="studio-trouble" role="alert">
          {trouble}
        </p>
      )}
      {isRejecting ? (
        <ReasonForm
          label="Why, in words its inviter reads"
          action="Reject"
          isBusy={isBusy}
          onSubmit={({ reason: words }) => void decide("reject", words)}
          onCancel={() => setRejecting(false)}
        />
      ) : (
        canPay && (
          <div className="studio-answers">
            <button
              type="button"
              className={state === "review" ? "button primary" : "button"}
              disabled={isBusy}
              onClick={() => void decide("pay")}
            >
              Pay it
            </button>
            {state === "review" && (
              <button
                type="button"
                className="button studio-danger"
                disabled={isBusy}
                onClick={() => setRejecting(true)}
              >
                Reject
              </button>
            )}
          </div>
        )
      )}
    </article>
  )
}

function ReaderLink({ who: { id, name } }: { who: Who }) {
  const [, go] = useLocation()
  return (
    <a href={readerPath(id)} onClick={plainClick(() => go(readerPath(id)))}>
      <bdi>{name || "somebody without a name"}</bdi>
    </a>
  )
}
