import { type ReactNode, useState } from "react"

type Props = {
  isNew: boolean
  canRemove: boolean
  /** Takes over what was filled in; a sentence where something is missing, and then it stays open. */
  onFinish: () => string | null
  onRemove: () => void
  onClose: () => void
  note?: ReactNode
  children: ReactNode
}

export function EntryForm({ isNew, canRemove, onFinish, onRemove, onClose, note, children }: Props) {
  const [trouble, setTrouble] = useState<string | null>(null)
  return (
    <form
      className="studio-form"
      onSubmit={(event) => {
        event.preventDefault()
        const missing = onFinish()
        setTrouble(missing)
        if (missing === null) onClose()
      }}
    >
      {children}
      <p className="studio-trouble" role="alert">
        {trouble}
      </p>
      <div className="studio-answers">
        <button type="submit" className="button primary">
          {isNew ? "Add" : "Done"}
        </button>
        {canRemove && (
          <button
            type="button"
            className="button studio-danger"
            onClick={() => {
              onRemove()
              onClose()
            }}
          >
            Remove
          </button>
        )}
      </div>
      {note}
    </form>
  )
}
