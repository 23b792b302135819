import { useState } from "react"
import { troubleText } from "./trouble-text.ts"

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
