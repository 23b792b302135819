import { type ReactNode, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { Sheet } from "../../ui/sheet.tsx"
import { Alert } from "../kit/alert.tsx"
import { DocumentForm } from "../kit/document.tsx"
import type { Path } from "../kit/paths.ts"

export type EntryProps<Entry> = {
  /** Null for a new one. */
  entry: Entry | null
  taken: readonly string[]
  onSave: (entry: Entry) => void
  onRemove: () => void
  onClose: () => void
}

type Props<Entry> = Omit<EntryProps<Entry>, "taken"> & {
  title: string
  value: Entry
  onEdit: (change: (now: Entry) => Entry) => void
  problemAt?: (path: Path) => string | null
  /** Why the entry is incomplete; the sheet then stays open. */
  missing: string | null
  canRemove?: boolean
  note?: ReactNode
  /** Beside the form, or below it on small screens. */
  preview?: ReactNode
  children: ReactNode
}

/** The form of a list's entry. The list is changed only on submit. */
export function ListEntrySheet<Entry>(props: Props<Entry>) {
  const { entry, title, value, missing, canRemove = entry !== null, note, preview, children } = props
  const { onEdit, problemAt, onSave, onRemove, onClose } = props
  const [error, setError] = useState<string | null>(null)
  return (
    <Sheet title={title} className={preview ? "entry-sheet" : ""} onClose={onClose}>
      <div className={preview ? "entry-columns grid cols-1 gap-6" : undefined}>
        <form
          className="studio-form cols-1 content-start"
          onSubmit={(event) => {
            event.preventDefault()
            setError(missing)
            if (missing !== null) return
            onSave(value)
            onClose()
          }}
        >
          <DocumentForm value={value} onEdit={onEdit} {...(problemAt && { problemAt })}>
            {children}
          </DocumentForm>
          <Alert>{error}</Alert>
          <div className="studio-answers">
            <Button type="submit" kind="primary">
              {entry === null ? "Add" : "Done"}
            </Button>
            {canRemove && (
              <Button
                kind="danger"
                onClick={() => {
                  onRemove()
                  onClose()
                }}
              >
                Remove
              </Button>
            )}
          </div>
          {note}
        </form>
        {preview && (
          <section className="entry-preview grid content-start gap-3 pt-3" aria-label="Preview">
            {preview}
          </section>
        )}
      </div>
    </Sheet>
  )
}
