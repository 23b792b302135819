import type { ReferralCase } from "@confetti/contract/referrals"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import { dateText } from "../../ui/moment-text.ts"
import { studioCall } from "../access/studio-call.ts"
import { Alert } from "../kit/alert.tsx"
import { ReasonForm } from "../kit/form.tsx"
import { Note } from "../kit/note.tsx"
import { useAction } from "../kit/use-action.ts"
import { ReaderLink } from "./reader-link.tsx"

type Who = { id: string; name: string }
type Props = {
  invitation: Pick<ReferralCase, "id" | "state" | "signals" | "appeal" | "since"> & { reason?: string | null }
  inviter: Who
  invited: Who
  language: string
  onDecided: () => Promise<unknown>
}

const signalWords: Readonly<Record<string, string>> = {
  "many-paid": t`many invitations of this inviter were paid recently`,
  "shared-device": t`six or more accounts share a device`,
  "crowded-tree": t`the invited people share a few networks`,
  "busy-network": t`five or more inviters share a network`,
  "inviter-in-doubt": t`the inviter’s own invitation is under review`,
}

const stateWords: Readonly<Record<string, string>> = {
  pending: t`Not qualified yet`,
  qualified: t`Qualified, payment pending`,
  review: t`Under review`,
  paid: t`Paid`,
  rejected: t`Rejected`,
}

export function InvitationCard({ invitation, inviter, invited, language, onDecided }: Props) {
  const { id, state, signals, appeal, since, reason = null } = invitation
  const [isRejecting, setRejecting] = useState(false)
  const { isBusy, error, act } = useAction()
  const inviterLink = <Who {...inviter} />
  const invitedLink = <Who {...invited} />
  const decide = (decision: "pay" | "reject", words = "") =>
    void act(
      async () => {
        await studioCall("referrals-decide_review", { referralId: id, decision, reason: words })
        setRejecting(false)
        await onDecided()
      },
      decision === "pay" ? t`Paid out` : t`Rejected. The inviter is told why`,
    )
  return (
    <article
      className="studio-message"
      data-row={id}
      tabIndex={-1}
      aria-label={`${inviter.name || "Someone"} invited ${invited.name || "someone"}`}
    >
      <p className="studio-message-head">
        <span>
          {inviterLink} invited {invitedLink}
        </span>
        <b>{stateWords[state] ?? state}</b>
        <time className="text-1" dateTime={since}>
          {dateText(since, language)}
        </time>
      </p>
      {signals.length > 0 && (
        <p className="studio-note">
          Why it is under review: {signals.map((each) => signalWords[each] ?? each).join("; ")}.
        </p>
      )}
      <Note label="Appeal:" text={appeal} />
      <Note label="Reason given:" text={reason} />
      <Alert>{error}</Alert>
      {isRejecting ? (
        <ReasonForm
          label="Reason, shown to the inviter"
          action="Reject"
          isBusy={isBusy}
          onSubmit={(text) => decide("reject", text("reason"))}
          onCancel={() => setRejecting(false)}
        />
      ) : (
        <div className="studio-answers">
          {(state === "review" || state === "rejected") && (
            <Button kind={state === "review" ? "primary" : undefined} disabled={isBusy} onClick={() => decide("pay")}>
              Pay
            </Button>
          )}
          {state === "review" && (
            <Button kind="danger" disabled={isBusy} onClick={() => setRejecting(true)}>
              Reject
            </Button>
          )}
        </div>
      )}
    </article>
  )
}

function Who({ id, name }: Who) {
  return (
    <ReaderLink className="underline" readerId={id}>
      <bdi>{name || "someone without a name"}</bdi>
    </ReaderLink>
  )
}
