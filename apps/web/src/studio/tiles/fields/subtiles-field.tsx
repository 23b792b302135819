import type { DraftSubtile } from "@confetti/contract/tile-draft"
import { t } from "@confetti/domain/messages/t"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { useState } from "react"
import { randomId } from "../../../platform/ids.ts"
import { Button } from "../../../ui/button.tsx"
import { SortableList } from "../../sortable/sortable-list.tsx"
import { fieldId } from "./draft-path.ts"
import { insertedAt, moved, replacedAt } from "./list-edits.ts"
import { ProblemText, useProblem } from "./problems.tsx"
import { SubtileCard } from "./subtile-card.tsx"
import { type Undo, UndoBar } from "./undo-bar.tsx"

/** As many as a draft can hold; publishing allows fewer. */
const mostInDraft = 30

type Edit = (change: (subtiles: DraftSubtile[]) => DraftSubtile[]) => void
type Props = { subtiles: DraftSubtile[]; isDeveloping: boolean; onEdit: Edit }

export function SubtilesField({ subtiles, isDeveloping, onEdit }: Props) {
  const problem = useProblem(["subtiles"])
  const [undo, setUndo] = useState<Undo | null>(null)
  const isFull = subtiles.length >= mostInDraft
  const nameOf = (subtile: DraftSubtile) => subtile.heading || t`Subtile ${subtiles.indexOf(subtile) + 1}`
  const add = () =>
    onEdit((all) => [
      ...all,
      { key: newKey(), heading: "", date: isDeveloping ? "" : null, slug: null, body: [], clip: null },
    ])
  const remove = (subtile: DraftSubtile, at: number) => {
    onEdit((all) => all.filter(({ key }) => key !== subtile.key))
    setUndo({ text: t`“${nameOf(subtile)}” is removed.`, undo: () => onEdit((all) => insertedAt(all, at, subtile)) })
  }
  return (
    <section className="draft-group" aria-labelledby="draft-subtiles-title" id={fieldId(["subtiles"])} tabIndex={-1}>
      <header className="draft-group-head">
        <h2 id="draft-subtiles-title">Subtiles</h2>
        <span className="draft-count" data-over={subtiles.length > tileLimits.subtiles.most || undefined}>
          {subtiles.length} of {tileLimits.subtiles.least}–{tileLimits.subtiles.most}
        </span>
      </header>
      <ProblemText path={["subtiles"]} problem={problem} />
      <SortableList
        label="Subtiles"
        items={subtiles}
        keyOf={({ key }) => key}
        nameOf={nameOf}
        onMove={(from, to) => onEdit((all) => moved(all, from, to))}
      >
        {(subtile, at, handle) => (
          <SubtileCard
            subtile={subtile}
            at={at}
            handle={handle}
            isDeveloping={isDeveloping}
            isFull={isFull}
            onChange={(change) => onEdit((all) => replacedAt(all, at, change))}
            onDuplicate={() => onEdit((all) => insertedAt(all, at + 1, { ...subtile, key: newKey(), slug: null }))}
            onRemove={() => remove(subtile, at)}
          />
        )}
      </SortableList>
      <UndoBar undo={undo} onDone={() => setUndo(null)} />
      <Button disabled={isFull} onClick={add}>
        Add a subtile
      </Button>
    </section>
  )
}

/** Names a subtile while it is moved about; two editors never draw the same one. */
function newKey(): string {
  return randomId().slice(0, 16)
}
