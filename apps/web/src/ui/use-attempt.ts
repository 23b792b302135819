import { useState } from "react"

/** Runs one action at a time, with its busy state and its error as `errorText` words it. `attempt` returns whether it succeeded. */
export function useAttempt(errorText: (error: unknown) => string) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setError(null)
    try {
      await act()
      return true
    } catch (error) {
      setError(errorText(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, error, attempt, forget: () => setError(null) }
}
