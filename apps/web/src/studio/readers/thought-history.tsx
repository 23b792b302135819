import type { Reader } from "@confetti/contract/readers"
import type { ReviewCase } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { nextReview } from "@confetti/domain/thoughts/thought-review"
import { useRef, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { momentText } from "../../ui/moment-text.ts"
import { studioCall } from "../access/studio-call.ts"
import { Alert } from "../kit/alert.tsx"
import { ReasonForm } from "../kit/form.tsx"
import { useAction } from "../kit/use-action.ts"
import { useKeys } from "../kit/use-keys.ts"
import { ReportList, ThoughtText } from "../review/thought-parts.tsx"

const stateWords: Record<ReviewCase["state"], string> = {
  needsReview: t`Waiting`,
  approved: t`Approved`,
  rejected: t`Removed`,
}
const said = { approve: t`Approved`, reject: t`Rejected. The author is told why`, restore: t`Restored` }

type Props = { reader: Reader; language: string; onChanged: () => Promise<unknown> }

export function ThoughtHistory({ reader: { thoughts, reports }, language, onChanged }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useKeys({}, list)
  return (
    <section aria-labelledby="reader-thoughts">
      <h2 id="reader-thoughts">Thoughts</h2>
      {thoughts.length === 0 && <p className="studio-note">No thoughts.</p>}
      <ul className="studio-rows" aria-label="Thoughts" ref={list}>
        {thoughts.map((thought) => (
          <li key={thought.id}>
            <ThoughtCard
              key={thought.revision}
              thought={thought}
              reports={reports.filter(({ thoughtId }) => thoughtId === thought.id)}
              language={language}
              onChanged={onChanged}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type CardProps = {
  thought: ReviewCase
  reports: Reader["reports"]
  language: string
  onChanged: () => Promise<unknown>
}

function ThoughtCard({ thought, reports, language, onChanged }: CardProps) {
  const { id, tile, state, revision, at } = thought
  const [isRejecting, setRejecting] = useState(false)
  const { isBusy, error, act } = useAction()
  const decide = (decision: keyof typeof said, reason = "") =>
    void act(async () => {
      await studioCall("thoughts-review_decide", { thoughtId: id, decision, revision, reason })
      await onChanged()
    }, said[decision])
  return (
    <article className="studio-message" data-row={id} tabIndex={-1} aria-label={`Thought on ${tile.title}`}>
      <p className="studio-message-head">
        <b>{stateWords[state]}</b>
        <span>on “{tile.title}”</span>
        <time className="text-1" dateTime={at}>
          {momentText(at, Date.now(), language)}
        </time>
      </p>
      <ThoughtText thought={thought} />
      <ReportList reports={reports} />
      <Alert>{error}</Alert>
      {isRejecting ? (
        <ReasonForm
          label="Reason, shown to the author"
          action="Reject"
          isBusy={isBusy}
          onSubmit={(text) => decide("reject", text("reason"))}
          onCancel={() => setRejecting(false)}
        />
      ) : (
        <div className="studio-answers">
          {nextReview(state, "approve") && (
            <Button disabled={isBusy} onClick={() => decide("approve")}>
              Approve
            </Button>
          )}
          {nextReview(state, "reject") && (
            <Button kind="danger" disabled={isBusy} onClick={() => setRejecting(true)}>
              Reject
            </Button>
          )}
          {nextReview(state, "restore") && (
            <Button disabled={isBusy} onClick={() => decide("restore")}>
              Restore
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
