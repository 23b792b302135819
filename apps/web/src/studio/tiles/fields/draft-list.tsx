import { type ReactNode, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { useField, Within } from "../../kit/document.tsx"
import { FieldAbout } from "../../kit/document-fields.tsx"
import { SortableList } from "../../sortable/sortable-list.tsx"

type Props<Item> = {
  path: string
  title: string
  action: string
  limits: { least: number; most: number }
  mostInDraft: number
  isOptional?: boolean
  /** Names an item without a title. */
  placeName: (at: number) => string
  nameOf: (item: Item) => string
  create: () => Item
  /** Items with keys can be sorted and duplicated. */
  keyed?: { keyOf: (item: Item) => string; copy: (item: Item) => Item }
  children: (item: Item, name: string) => ReactNode
}

export function DraftList<Item>(props: Props<Item>) {
  const { path, title, action, limits, mostInDraft, isOptional, placeName, nameOf, create, keyed, children } = props
  const field = useField<Item[]>(path)
  const { id, value: items, edit } = field
  const [removed, setRemoved] = useState<{ name: string; item: Item; at: number } | null>(null)
  const isFull = items.length >= mostInDraft
  const nameAt = (item: Item, at: number) => nameOf(item) || placeName(at)
  const insert = (at: number, item: Item) => edit((all) => all.toSpliced(at, 0, item))
  const remove = (item: Item, at: number) => {
    edit((all) => all.toSpliced(at, 1))
    setRemoved({ name: nameAt(item, at), item, at })
  }
  const card = (item: Item, at: number, handle?: ReactNode) => {
    const name = nameAt(item, at)
    return (
      <Within key={keyed?.keyOf(item) ?? at} path={[path, at]}>
        <Card
          label={placeName(at)}
          head={
            <>
              {handle}
              <b>{at + 1}</b>
              <span className="flex flex-wrap gap-2 ms-auto">
                {keyed && (
                  <Button
                    aria-label={`Duplicate ${name}`}
                    disabled={isFull}
                    onClick={() => insert(at + 1, keyed.copy(item))}
                  >
                    Duplicate
                  </Button>
                )}
                <Button aria-label={`Remove ${name}`} onClick={() => remove(item, at)}>
                  Remove
                </Button>
              </span>
            </>
          }
        >
          {children(item, name)}
        </Card>
      </Within>
    )
  }
  return (
    <section className="studio-group" aria-labelledby={`${id}-title`} id={id} tabIndex={-1}>
      <header className="field-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <span className="field-aside">
          {isOptional && items.length === 0 ? (
            "Optional"
          ) : (
            <span data-over={items.length > limits.most || undefined}>
              {items.length} of {limits.least}–{limits.most}
            </span>
          )}
        </span>
      </header>
      <FieldAbout field={field} />
      {keyed ? (
        <SortableList
          label={title}
          items={items}
          keyOf={keyed.keyOf}
          nameOf={(item) => nameAt(item, items.indexOf(item))}
          onOrder={field.set}
        >
          {card}
        </SortableList>
      ) : (
        items.map((item, at) => card(item, at))
      )}
      {/* The way back stays until something else is removed: no clock runs while somebody reads. */}
      <div className="draft-undo flex flex-wrap items-center gap-2-3" role="status">
        {removed && (
          <>
            <span>“{removed.name}” removed.</span>
            <Button
              aria-label={`Undo removing ${removed.name}`}
              onClick={() => {
                insert(removed.at, removed.item)
                setRemoved(null)
              }}
            >
              Undo
            </Button>
            <Button onClick={() => setRemoved(null)}>Dismiss</Button>
          </>
        )}
      </div>
      <Button disabled={isFull} onClick={() => edit((all) => [...all, create()])}>
        {action}
      </Button>
    </section>
  )
}

/** Receives the focus for problems without a field. */
function Card({ label, head, children }: { label: string; head: ReactNode; children: ReactNode }) {
  const field = useField([])
  return (
    <div
      className="draft-card grid cols-1 gap-3 p-4 surface-1 rounded-card"
      id={field.id}
      tabIndex={-1}
      role="group"
      aria-label={label}
    >
      <div className="flex flex-wrap items-center gap-2-3">{head}</div>
      <FieldAbout field={field} />
      {children}
    </div>
  )
}
