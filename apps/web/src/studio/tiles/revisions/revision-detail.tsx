import type { TileDraft } from "@confetti/contract/tile-draft"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { Button } from "../../../ui/button.tsx"
import { Trouble } from "../../../ui/trouble.tsx"
import { studioCall } from "../../access/studio-call.ts"
import { Alert } from "../../kit/alert.tsx"
import { compareDrafts } from "../compare/compare-drafts.ts"
import { DiffText } from "../compare/diff-text.tsx"
import { partName, partText } from "../compare/part-text.ts"
import type { Steps } from "../steps/use-steps.ts"

type Props = {
  id: string
  number: number
  current: TileDraft
  steps: Steps
  onBack: () => void
  onRestored: () => void
}

export function RevisionDetail({ id, number, current, steps, onBack, onRestored }: Props) {
  const { data, isPending, isError, isOffline, retry } = useRead(
    { key: `studio revision ${id} ${number}`, read: () => studioCall("studio-get_revision", { id, number }) },
    { freshFor: 0 },
  )
  const differences = data ? compareDrafts({ mine: data.draft, theirs: current, base: null }) : []
  return (
    <div className="revision-detail">
      <div className="studio-answers">
        <Button
          // biome-ignore lint/a11y/noAutofocus: what was pressed gave way to this
          autoFocus
          onClick={onBack}
        >
          All revisions
        </Button>
        {differences.length > 0 && (
          <Button
            kind="primary"
            disabled={steps.isBusy}
            onClick={() => void steps.restore(number).then((isDone) => isDone && onRestored())}
          >
            {steps.isBusy ? "Restoring…" : "Restore this one"}
          </Button>
        )}
      </div>
      <Alert>{steps.trouble}</Alert>
      {isPending && <div className="studio-waiting" role="status" aria-label="Fetching the revision" />}
      {isError && (
        <Trouble isOffline={isOffline} title="That did not arrive" about="Nothing has changed." onRetry={retry} />
      )}
      {data && differences.length === 0 && <p>It says what the draft says now.</p>}
      {data && differences.length > 0 && (
        <p className="studio-hint">
          Since then: what went is <del>struck out</del>, what came is <ins>underlined</ins>. Restoring it makes it the
          draft; readers see nothing of it until you publish.
        </p>
      )}
      {data &&
        differences.map(({ id: key, part }) => (
          <section key={key} className="revision-part">
            <h3>{partName(part, data.draft, current)}</h3>
            <DiffText before={partText(part, data.draft) ?? ""} after={partText(part, current) ?? ""} />
          </section>
        ))}
    </div>
  )
}
