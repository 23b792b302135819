import type { TileDraft } from "@confetti/contract/tile-draft"
import { t } from "@confetti/domain/messages/t"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { fieldId } from "./draft-path.ts"
import { insertedAt, replacedAt } from "./list-edits.ts"
import { ProblemText, useProblem } from "./problems.tsx"
import { SourceCard } from "./source-card.tsx"
import { type Undo, UndoBar } from "./undo-bar.tsx"

type Source = TileDraft["sources"][number]
type Props = { sources: Source[]; onEdit: (change: (sources: Source[]) => Source[]) => void }

const mostInDraft = 12
const emptySource: Source = { title: "", by: "", year: null, kind: "page", doi: null, isbn: null, url: null }

export function SourcesField({ sources, onEdit }: Props) {
  const problem = useProblem(["sources"])
  const [undo, setUndo] = useState<Undo | null>(null)
  const remove = (at: number) => {
    const source = sources[at]
    if (!source) return
    onEdit((all) => all.toSpliced(at, 1))
    const name = source.title || t`Source ${at + 1}`
    setUndo({ text: t`“${name}” is removed.`, undo: () => onEdit((all) => insertedAt(all, at, source)) })
  }
  return (
    <section className="draft-group" aria-labelledby="draft-sources-title" id={fieldId(["sources"])} tabIndex={-1}>
      <header className="draft-group-head">
        <h2 id="draft-sources-title">Sources</h2>
        <span className="draft-count" data-over={sources.length > tileLimits.sources.most || undefined}>
          {sources.length} of {tileLimits.sources.least}–{tileLimits.sources.most}
        </span>
      </header>
      <ProblemText path={["sources"]} problem={problem} isQuiet={sources.length === 0} />
      {sources.map((source, at) => (
        <SourceCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a source has no name of its own, and its fields are all here
          key={at}
          source={source}
          at={at}
          onChange={(change) => onEdit((all) => replacedAt(all, at, change))}
          onRemove={() => remove(at)}
        />
      ))}
      <UndoBar undo={undo} onDone={() => setUndo(null)} />
      <Button disabled={sources.length >= mostInDraft} onClick={() => onEdit((all) => [...all, emptySource])}>
        Add a source
      </Button>
    </section>
  )
}
