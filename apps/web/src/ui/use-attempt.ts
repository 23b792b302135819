import { useState } from "react"

/** Runs one action at a time, with its busy state and its error as `troubleText` words it. `attempt` returns whether it succeeded. */
export function useAttempt(troubleText: (error: unknown) => string) {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setTrouble(null)
    try {
      await act()
      return true
    } catch (error) {
      setTrouble(troubleText(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, trouble, attempt, forget: () => setTrouble(null) }
}
