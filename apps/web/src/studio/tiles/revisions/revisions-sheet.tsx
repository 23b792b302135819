import type { StudioRevision } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { momentText } from "../../../ui/moment-text.ts"
import { Sheet } from "../../../ui/sheet.tsx"
import { Trouble } from "../../../ui/trouble.tsx"
import { studioCall } from "../../access/studio-call.ts"
import type { Steps } from "../steps/use-steps.ts"
import { RevisionDetail } from "./revision-detail.tsx"
import { revisionWords } from "./revision-words.ts"
import "./revisions.css"

type Props = { id: string; current: TileDraft; language: string; steps: Steps; onClose: () => void }

export function RevisionsSheet({ id, current, language, steps, onClose }: Props) {
  const [shown, setShown] = useState<StudioRevision | null>(null)
  const { data, isPending, isError, isOffline, retry } = useRead(
    { key: `studio revisions ${id}`, read: () => studioCall("studio-list_revisions", { id }) },
    { freshFor: 0 },
  )
  const title = shown ? revisionTitle(shown, language) : "Revisions"
  return (
    <Sheet key={shown?.number} title={title} className="revisions-sheet" onClose={onClose}>
      {shown ? (
        <RevisionDetail
          id={id}
          number={shown.number}
          current={current}
          steps={steps}
          onBack={() => setShown(null)}
          onRestored={onClose}
        />
      ) : (
        <>
          {isPending && <div className="studio-waiting" role="status" aria-label="Fetching the revisions" />}
          {isError && (
            <Trouble
              isOffline={isOffline}
              title="That did not arrive"
              about="The revisions could not be read. They are all still there."
              onRetry={retry}
            />
          )}
          <ul className="revision-list">
            {data?.revisions.map((revision) => (
              <li key={revision.number}>
                <button type="button" onClick={() => setShown(revision)}>
                  <b>{revisionWords[revision.kind]}</b>
                  <span>
                    {revision.by === null
                      ? momentText(revision.savedAt, Date.now(), language)
                      : `${momentText(revision.savedAt, Date.now(), language)} by ${revision.by}`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  )
}

function revisionTitle({ kind, savedAt }: StudioRevision, language: string): string {
  const [what, when] = [revisionWords[kind], momentText(savedAt, Date.now(), language)]
  return t`${what} ${when}`
}
