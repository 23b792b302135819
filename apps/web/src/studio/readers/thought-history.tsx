import type { Reader } from "@confetti/contract/readers"
import type { ReviewCase } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { nextReview } from "@confetti/domain/thoughts/thought-review"
import { useRef, useState } from "react"
import { announce } from "../../ui/announce.tsx"
import { momentText } from "../../ui/moment-text.ts"
import { useAttempt } from "../../ui/use-attempt.ts"
import { studioCall } from "../access/studio-call.ts"
import { reportReasonWords } from "../report-reason-words.ts"
import { CaseMedia } from "../review/case-media.tsx"
import { troubleText } from "../trouble-text.ts"
import { useRowKeys } from "../use-row-keys.ts"
import { ReasonForm } from "./reason-form.tsx"

const stateWords: Record<ReviewCase["state"], string> = {
  needsReview: t`Waits`,
  approved: t`Approved`,
  rejected: t`Taken down`,
}
const said = { approve: t`Approved`, reject: t`Rejected. Its author reads why`, restore: t`Everybody reads it again` }
type Decision = keyof typeof said

type Props = { reader: Reader; language: string; onChanged: () => Promise<unknown> }

export function ThoughtHistory({ reader: { thoughts, reports }, language, onChanged }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list, {})
  return (
    <section aria-labelledby="reader-thoughts">
      <h2 id="reader-thoughts">Thoughts</h2>
      {thoughts.length === 0 && <p className="studio-case-note">They have written nothing that is still there.</p>}
      <ul className="studio-messages" aria-label="Thoughts" ref={list}>
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
  const { id, tile, text, media, state, revision, at, reason, appeal } = thought
  const [isRejecting, setRejecting] = useState(false)
  const { isBusy, trouble, attempt } = useAttempt(troubleText)
  const decide = async (decision: Decision, words = "") => {
    const isDone = await attempt(async () => {
      await studioCall("thoughts-review_decide", { thoughtId: id, decision, revision, reason: words })
      await onChanged()
    })
    if (isDone) announce(said[decision])
  }
  return (
    <article className="studio-message" data-row={id} tabIndex={-1} aria-label={`Thought on ${tile.title}`}>
      <p className="studio-message-head">
        <b>{stateWords[state]}</b>
        <span>on “{tile.title}”</span>
        <time dateTime={at}>{momentText(at, Date.now(), language)}</time>
      </p>
      <blockquote className="studio-message-text">
        <bdi>{text}</bdi>
      </blockquote>
      {media && <CaseMedia media={media} />}
      {reason !== null && (
        <p className="studio-case-note">
          <b>Taken down for:</b> <bdi>{reason}</bdi>
        </p>
      )}
      {appeal !== null && (
        <p className="studio-case-note">
          <b>They ask for another look:</b> <bdi>{appeal}</bdi>
        </p>
      )}
      {reports.length > 0 && (
        <ul className="studio-case-list" aria-label="Reports">
          {reports.map((report) => (
            <li key={`${report.at} ${report.reason} ${report.text}`}>
              Reported, {reportReasonWords[report.reason] ?? report.reason}
              {report.text && (
                <>
                  : <bdi>{report.text}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {trouble !== null && (
        <p className="studio-trouble" role="alert">
          {trouble}
        </p>
      )}
      {isRejecting ? (
        <ReasonForm
          label="Why, in words its author reads"
          action="Reject"
          isBusy={isBusy}
          onSubmit={({ reason: words }) => void decide("reject", words)}
          onCancel={() => setRejecting(false)}
        />
      ) : (
        <div className="studio-answers">
          {nextReview(state, "approve") && (
            <button type="button" className="button" disabled={isBusy} onClick={() => void decide("approve")}>
              Approve
            </button>
          )}
          {nextReview(state, "reject") && (
            <button type="button" className="button studio-danger" disabled={isBusy} onClick={() => setRejecting(true)}>
              Reject
            </button>
          )}
          {nextReview(state, "restore") && (
            <button type="button" className="button" disabled={isBusy} onClick={() => void decide("restore")}>
              Restore
            </button>
          )}
        </div>
      )}
    </article>
  )
}
