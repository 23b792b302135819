import { type ReactNode, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { Alert } from "../kit/alert.tsx"

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
      <Alert>{trouble}</Alert>
      <div className="studio-answers">
        <Button type="submit" kind="primary">
          {isNew ? "Add" : "Done"}
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
  )
}
