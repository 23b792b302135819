import type { Reader } from "@confetti/contract/readers"
import { dateText } from "../../ui/moment-text.ts"
import { CaseMedia } from "../review/case-media.tsx"

/** What each step of a reviewer, a rule or an author is called. One that is not here is named as it is. */
const steps: Readonly<Record<string, string>> = {
  approve: "approved a thought",
  reject: "took a thought down",
  restore: "restored a thought",
  suspend: "suspended them",
  lift: "let them write again",
  hold: "held a thought",
  appeal: "asked for another look",
}

/** Reports hold, authors appeal; what else has no name was the operator's, or an editor's who is gone or has none. */
const whoDid = ({ step, by }: Reader["decisions"][number]): string => {
  if (by) return by
  if (step === "hold") return "Readers’ reports"
  return step === "appeal" ? "They themselves" : "The operator, or an editor without a name"
}

/** What was sent and what was decided, the latest first. */
export function ReaderHistory({ reader: { uploads, decisions }, language }: { reader: Reader; language: string }) {
  return (
    <>
      {uploads.length > 0 && (
        <section aria-labelledby="reader-uploads">
          <h2 id="reader-uploads">Photos and clips</h2>
          <ul className="studio-reader-uploads" aria-label="Photos and clips">
            {uploads.map(({ id, kind, state, reason, media, at }) => (
              <li key={id}>
                {media && <CaseMedia media={media} />}
                <p className="studio-hint">
                  A {kind}, {state === "needsReview" ? "waits for review" : state}, {dateText(at, language)}
                  {reason && (
                    <>
                      : <bdi>{reason}</bdi>
                    </>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="reader-decisions">
        <h2 id="reader-decisions">What was decided</h2>
        {decisions.length === 0 && <p className="studio-case-note">Nothing so far.</p>}
        <ol className="studio-reader-decisions" aria-label="What was decided">
          {decisions.map((decision) => (
            <li key={`${decision.at} ${decision.step} ${decision.thoughtId}`}>
              <time dateTime={decision.at}>{dateText(decision.at, language)}</time>
              <span>
                <bdi>{whoDid(decision)}</bdi> {steps[decision.step] ?? decision.step}
                {decision.reason && (
                  <>
                    : <bdi>{decision.reason}</bdi>
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
