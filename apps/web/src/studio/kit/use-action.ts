import { announce } from "../../ui/announce.tsx"
import { useAttempt } from "../../ui/use-attempt.ts"
import { troubleText } from "../trouble-text.ts"

/** Thrown by a step that lacks something: its message is shown as it is. */
export class NotYet extends Error {}

/**
 * One change at a time: whether it is under way, and why the last one failed. `act` announces `said` once its step is done, and is true when it
 * went well.
 */
export function useAction(wordsOf: (error: unknown) => string = troubleText) {
  const { isBusy, trouble, attempt, forget } = useAttempt((error) =>
    error instanceof NotYet ? error.message : wordsOf(error),
  )
  const act = async (step: () => Promise<unknown>, said?: string): Promise<boolean> => {
    const isDone = await attempt(step)
    if (isDone && said !== undefined) announce(said)
    return isDone
  }
  return { isBusy, trouble, act, forget }
}
