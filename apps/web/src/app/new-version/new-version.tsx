import { useState } from "react"

type Props = { onTake: () => void; onDismiss: () => void }

/** Says that there is a new version. Nothing changes until it is pressed, or the app is next started. */
export function NewVersion({ onTake, onDismiss }: Props) {
  const [isTaken, setTaken] = useState(false)
  const take = () => {
    setTaken(true)
    onTake()
  }
  return (
    <div className="new-version" role="status">
      {/* The old one first ends what it is about, which may take seconds. */}
      <button type="button" className="button primary" aria-disabled={isTaken} onClick={isTaken ? undefined : take}>
        {isTaken ? "One moment…" : "New version: reload"}
      </button>
      {!isTaken && (
        <button type="button" className="button" onClick={onDismiss}>
          Later
        </button>
      )}
    </div>
  )
}
