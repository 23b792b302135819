import { useEffect, useId, useRef } from "react"

type Props = { onDelete: () => void; onKeep: () => void }

/** Asks once. */
export function SureToDelete({ onDelete, onKeep }: Props) {
  const id = useId()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      role="group"
      className="own-thought-sure"
      aria-labelledby={id}
      onKeyDown={(event) => event.key === "Escape" && onKeep()}
    >
      <p id={id}>Delete it for good?</p>
      <div className="own-thought-buttons">
        <button type="button" className="button" onClick={onKeep}>
          Keep it
        </button>
        <button type="button" className="button own-thought-delete" ref={first} onClick={onDelete}>
          Delete
        </button>
      </div>
    </div>
  )
}
