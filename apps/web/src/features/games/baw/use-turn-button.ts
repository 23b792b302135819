import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { ApiError } from "../../../platform/api.ts"

/** Something that is asked of the server by a button: whether it is under way, and why it did not work. */
export function useTurnButton(act: () => Promise<void>): {
  isBusy: boolean
  trouble: string | null
  press: () => void
} {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const press = async () => {
    setBusy(true)
    setTrouble(null)
    try {
      await act()
    } catch (error) {
      setTrouble(troubleText(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, trouble, press: () => void press() }
}

/** Why something was not done, in words for the person who asked for it. */
function troubleText(error: unknown): string {
  if (!(error instanceof ApiError)) return t`Something went wrong here, and nothing was changed. Please try again.`
  if (error.code === "offline")
    return t`There is no connection, and nothing was changed. Try again when you are online.`
  return error.message
}
