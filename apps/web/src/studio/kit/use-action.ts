import { announce } from "../../ui/announce.tsx"
import { useAttempt } from "../../ui/use-attempt.ts"
import { errorText } from "../error-text.ts"

/** Thrown by an action that cannot be done yet; its message is shown. */
export class NotYet extends Error {}

/** Runs one action at a time, with its busy state and error. `act` announces `said` on success and returns whether it succeeded. */
export function useAction(wordsOf: (error: unknown) => string = errorText) {
  const { isBusy, error, attempt, forget } = useAttempt((error) =>
    error instanceof NotYet ? error.message : wordsOf(error),
  )
  const act = async (step: () => Promise<unknown>, said?: string): Promise<boolean> => {
    const isDone = await attempt(step)
    if (isDone && said !== undefined) announce(said)
    return isDone
  }
  return { isBusy, error, act, forget }
}
