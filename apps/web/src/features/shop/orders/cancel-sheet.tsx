import type { Redemption } from "@confetti/contract/rewards"
import { useState } from "react"
import { ApiError, call } from "../../../platform/api.ts"
import { randomId } from "../../../platform/random-id.ts"
import { announce } from "../../../ui/announce.tsx"
import { Sheet } from "../../../ui/sheet.tsx"

type Props = {
  order: Redemption
  language: string
  onCancelled: () => Promise<unknown>
  /** `isGone` when the order can't be cancelled any more, whoever did it. */
  onClose: (isGone: boolean) => void
}

/** Asks once, then gives points and piece back. */
export function CancelSheet({ order: { id, item, cost }, language, onCancelled, onClose }: Props) {
  // The same try, however often it is sent.
  const [key] = useState(randomId)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const points = new Intl.NumberFormat(language).format(cost)

  const cancel = async () => {
    setBusy(true)
    setTrouble(null)
    try {
      await call("rewards-cancel_redemption", { redemptionId: id }, { headers: { "idempotency-key": key } })
      await onCancelled()
      onClose(true)
      announce(`Cancelled. ${points} points are yours again`)
    } catch (error) {
      setTrouble(troubleOf(error))
      if (error instanceof ApiError && error.code.startsWith("reward/")) await onCancelled()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet title="Cancel it?" onClose={() => onClose(false)}>
      <p className="cancel-about">
        {item.title} goes back on its shelf, and {points} points are yours again.
      </p>
      <p className="redeem-trouble" role="alert">
        {trouble}
      </p>
      <div className="cancel-ways">
        <button type="button" className="button primary" disabled={isBusy} onClick={() => void cancel()}>
          {isBusy ? "Cancelling…" : "Cancel the order"}
        </button>
        <button type="button" className="button" onClick={() => onClose(false)}>
          Keep it
        </button>
      </div>
    </Sheet>
  )
}

function troubleOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : null
  if (code === "reward/too-late") return "It is in its parcel already, so it can’t be cancelled any more."
  if (code === "offline") return "There is no connection. The order stands as it was. Try again when you are online."
  if (code === "reward/wrong-step") return "It has moved on meanwhile. Close this and look at it again."
  return "That did not work, and the order stands as it was. Please try again in a moment."
}
