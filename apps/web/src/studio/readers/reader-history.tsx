import type { Reader } from "@confetti/contract/readers"
import { t } from "@confetti/domain/messages/t"
import type { ReactNode } from "react"
import { dateText } from "../../ui/moment-text.ts"
import { CaseMedia, WithReason } from "../review/thought-parts.tsx"

const kinds: Readonly<Record<string, string>> = { photo: t`A photo`, clip: t`A clip` }
const states: Readonly<Record<string, string>> = {
  uploading: t`uploading`,
  processing: t`processing`,
  needsReview: t`waiting for review`,
  approved: t`approved`,
  rejected: t`rejected`,
}

/** A decision on a reader. Without a name it was made by the operator, or by an editor who is gone. */
function decisionText({ step, by }: Reader["decisions"][number]): ReactNode {
  if (!by && step === "hold") return t`Readers’ reports hid a thought`
  if (!by && step === "appeal") return t`The reader appealed`
  const who = <bdi>{by || t`The operator or an unnamed editor`}</bdi>
  if (step === "approve") return <>{who} approved a thought</>
  if (step === "reject") return <>{who} removed a thought</>
  if (step === "restore") return <>{who} restored a thought</>
  if (step === "suspend") return <>{who} suspended them</>
  if (step === "lift") return <>{who} lifted the suspension</>
  if (step === "hold") return <>{who} hid a thought</>
  if (step === "appeal") return <>{who} appealed</>
  return (
    <>
      {who} {step}
    </>
  )
}

export function ReaderHistory({ reader: { uploads, decisions }, language }: { reader: Reader; language: string }) {
  return (
    <>
      {uploads.length > 0 && (
        <section aria-labelledby="reader-uploads">
          <h2 id="reader-uploads">Photos and clips</h2>
          <ul className="studio-reader-uploads grid gap-4" aria-label="Photos and clips">
            {uploads.map(({ id, kind, state, reason, media, at }) => (
              <li key={id}>
                {media && <CaseMedia media={media} />}
                <p className="studio-hint">
                  {kinds[kind] ?? kind}, {states[state] ?? state}, {dateText(at, language)}
                  <WithReason reason={reason} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="reader-decisions">
        <h2 id="reader-decisions">Decisions</h2>
        {decisions.length === 0 && <p className="studio-note">No decisions yet.</p>}
        <ol className="studio-reader-decisions" aria-label="Decisions">
          {decisions.map((decision) => (
            <li
              className="flex flex-wrap py-2 wrap-anywhere"
              key={`${decision.at} ${decision.step} ${decision.thoughtId}`}
            >
              <time className="ink-2" dateTime={decision.at}>
                {dateText(decision.at, language)}
              </time>
              <span>
                {decisionText(decision)}
                <WithReason reason={decision.reason} />
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
