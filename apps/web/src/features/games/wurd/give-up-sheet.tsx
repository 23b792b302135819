import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { ApiError } from "../../../platform/api.ts"
import { reportBug } from "../../../platform/error-reporter/report-bug.ts"
import { Sheet } from "../../../ui/sheet.tsx"

type Props = {
  isPractice: boolean
  onGiveUp: () => Promise<void>
  onClose: () => void
}

/** Asks before a game is given up. */
export function GiveUpSheet({ isPractice, onGiveUp, onClose }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState("")
  const giveUp = async () => {
    setBusy(true)
    try {
      await onGiveUp()
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) reportBug(error)
      setProblem(t`The word could not be shown, so nothing was given up. Please try again when you are online.`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet title="Give up and see the word?" onClose={onClose}>
      <div className="wurd-question">
        <p>{isPractice ? "This puzzle ends here." : "Today counts as played and lost. Your streak goes on."}</p>
        <p role="alert">{problem}</p>
        <div>
          <button type="button" className="button primary" onClick={onClose}>
            Keep guessing
          </button>
          <button type="button" className="button" disabled={isBusy} onClick={() => void giveUp()}>
            {isBusy ? "One moment" : "Show the word"}
          </button>
        </div>
      </div>
    </Sheet>
  )
}
