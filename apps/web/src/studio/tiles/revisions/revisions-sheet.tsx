import type { StudioRevision } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { t } from "@confetti/domain/messages/t"
import type { RevisionKind } from "@confetti/domain/studio/studio-tile"
import { useState } from "react"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { Button } from "../../../ui/button.tsx"
import { momentText } from "../../../ui/moment-text.ts"
import { Sheet } from "../../../ui/sheet.tsx"
import { studioCall } from "../../access/studio-call.ts"
import { Alert } from "../../kit/alert.tsx"
import { Loaded } from "../../kit/loaded.tsx"
import { compareDrafts } from "../compare/compare-drafts.ts"
import { diffWords } from "../compare/diff-words.ts"
import { partName, partText } from "../compare/part-text.ts"
import type { Steps } from "../steps/use-steps.ts"
import "./revisions.css"

const revisionWords: Record<RevisionKind, string> = {
  created: t`Created`,
  autosaved: t`Edited`,
  conflict: t`Conflicting version`,
  submitted: t`Sent to review`,
  returned: t`Returned to draft`,
  scheduled: t`Scheduled`,
  unscheduled: t`Unscheduled`,
  published: t`Published`,
  renamed: t`Address changed`,
  "entry-added": t`Entry added`,
  "taken-over": t`Taken over from its file`,
  archived: t`Archived`,
  unarchived: t`Unarchived`,
  restored: t`Restored`,
}

type Props = { id: string; current: TileDraft; language: string; steps: Steps; onClose: () => void }

export function RevisionsSheet({ id, current, language, steps, onClose }: Props) {
  const [shown, setShown] = useState<StudioRevision | null>(null)
  const read = useRead(
    { key: `studio revisions ${id}`, read: () => studioCall("studio-list_revisions", { id }) },
    { freshFor: 0 },
  )
  const whenText = (at: string) => momentText(at, Date.now(), language)
  if (shown) {
    const [what, when] = [revisionWords[shown.kind], whenText(shown.savedAt)]
    return (
      <Sheet key={shown.number} title={t`${what} ${when}`} className="revisions-sheet" onClose={onClose}>
        <Revision
          id={id}
          number={shown.number}
          current={current}
          steps={steps}
          onBack={() => setShown(null)}
          onRestored={onClose}
        />
      </Sheet>
    )
  }
  return (
    <Sheet title="Revisions" className="revisions-sheet" onClose={onClose}>
      <Loaded read={read}>
        {({ revisions }) => (
          <ul className="revision-list">
            {revisions.map((revision) => (
              <li key={revision.number}>
                <button
                  type="button"
                  className="flex flex-wrap items-baseline justify-between gap-2-4 w-full min-h-48 py-3 text-start"
                  onClick={() => setShown(revision)}
                >
                  <b>{revisionWords[revision.kind]}</b>
                  <span className="text-1 ink-2">
                    {revision.by === null
                      ? whenText(revision.savedAt)
                      : `${whenText(revision.savedAt)} by ${revision.by}`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Sheet>
  )
}

type RevisionProps = {
  id: string
  number: number
  current: TileDraft
  steps: Steps
  onBack: () => void
  onRestored: () => void
}

function Revision({ id, number, current, steps, onBack, onRestored }: RevisionProps) {
  const read = useRead(
    { key: `studio revision ${id} ${number}`, read: () => studioCall("studio-get_revision", { id, number }) },
    { freshFor: 0 },
  )
  const { data } = read
  const differences = data ? compareDrafts({ mine: data.draft, theirs: current, base: null }) : []
  const restore = async () => {
    if (await steps.restore(number)) onRestored()
  }
  return (
    <div className="revision-detail grid gap-4 pt-3">
      <div className="studio-answers">
        <Button autoFocus onClick={onBack}>
          All revisions
        </Button>
        {differences.length > 0 && (
          <Button kind="primary" disabled={steps.isBusy} onClick={() => void restore()}>
            {steps.isBusy ? "Restoring…" : "Restore this revision"}
          </Button>
        )}
      </div>
      <Alert>{steps.error}</Alert>
      <Loaded read={read}>
        {({ draft }) => (
          <>
            {differences.length === 0 ? (
              <p>The draft is the same as this revision.</p>
            ) : (
              <p className="studio-hint">
                Changes since then: removed text is <del>struck out</del>, new text is <ins>underlined</ins>. Restoring
                this revision makes it the draft. Readers see it once you publish.
              </p>
            )}
            {differences.map(({ id: key, part }) => (
              <section key={key}>
                <h3 className="mb-2 text-2">{partName(part, draft, current)}</h3>
                <DiffText before={partText(part, draft) ?? ""} after={partText(part, current) ?? ""} />
              </section>
            ))}
          </>
        )}
      </Loaded>
    </div>
  )
}

const diffTags = { same: "span", added: "ins", removed: "del" } as const

function DiffText({ before, after }: { before: string; after: string }) {
  return (
    <p className="wrap-anywhere pre-wrap">
      {diffWords(before, after).map(({ kind, text }, at) => {
        const Tag = diffTags[kind]
        return <Tag key={at}>{text}</Tag>
      })}
    </p>
  )
}
