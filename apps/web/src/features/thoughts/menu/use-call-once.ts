import { t } from "@confetti/domain/messages/t"
import { useRef, useState } from "react"
import { ApiError } from "../../../platform/api.ts"
import { randomId } from "../../../platform/ids.ts"

/** A call with an idempotency key: retried after a lost answer, it counts once. */
export function useCallOnce() {
  const key = useRef<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  /** Returns the answer, or null with an error shown. */
  const run = async <Answer>(act: (init: RequestInit) => Promise<Answer>): Promise<Answer | null> => {
    key.current ??= randomId()
    setBusy(true)
    setError(null)
    try {
      const answer = await act({ headers: { "idempotency-key": key.current } })
      key.current = null
      return answer
    } catch (error) {
      // Refusals are stored under their key: a retry needs a new one.
      if (isAnswered(error)) key.current = null
      setError(errorTextOf(error))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy, error }
}

function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.code !== "offline" && !error.code.startsWith("server/")
}

function errorTextOf(error: unknown): string {
  if (!(error instanceof ApiError)) return t`Something went wrong. Nothing was sent. Please try again.`
  if (error.code === "offline") return t`You are offline. Nothing was sent. Try again when you are online.`
  if (error.code.startsWith("server/")) return t`Could not reach the server. Please try again in a moment.`
  if (error.code === "thought/not-found") return t`This thought has already been removed.`
  return error.message
}
