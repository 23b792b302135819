import { useState } from "react"

/**
 * One thing tried at a time: whether it is under way, and why the last try failed, in the words of `troubleText`. `attempt` is true when it
 * went well.
 */
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
