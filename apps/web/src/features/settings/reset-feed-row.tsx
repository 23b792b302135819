import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { Sheet } from "../../ui/sheet.tsx"
import { ActionRow } from "./action-row.tsx"

type Props = { onReset: () => Promise<void> }

/** Back to the first tile, after asking: a place once forgotten cannot be found again. */
export function ResetFeedRow({ onReset }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <ActionRow
        title="Back to the first tile"
        about="Forgets your place in the feed and in every topic, and puts the feed in its first order."
        action="Start over"
        onAct={() => setAsking(true)}
      />
      {isAsking && <Question onReset={onReset} onClose={() => setAsking(false)} />}
    </>
  )
}

function Question({ onReset, onClose }: Props & { onClose: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const reset = async () => {
    setBusy(true)
    try {
      await onReset()
    } catch (error) {
      setBusy(false)
      setTrouble(troubleOf(error))
    }
  }
  return (
    <Sheet title="Start over?" onClose={onClose}>
      <p className="setting-question">Your likes stay. Where you are in the feed cannot be brought back.</p>
      <p className="setting-trouble" role="alert">
        {trouble}
      </p>
      <div className="setting-answers">
        <button type="button" className="button primary" disabled={isBusy} onClick={() => void reset()}>
          {isBusy ? "Starting over…" : "To the first tile"}
        </button>
        <button type="button" className="button" onClick={onClose}>
          Stay where I am
        </button>
      </div>
    </Sheet>
  )
}

function troubleOf(error: unknown): string {
  const isOffline = error instanceof ApiError && error.code === "offline"
  return isOffline
    ? "There is no connection, so nothing was changed. Try again when you are online."
    : "The server did not answer, so nothing was changed. Please try again in a moment."
}
