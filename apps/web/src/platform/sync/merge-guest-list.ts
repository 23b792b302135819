import { classifyError } from "../classify-error.ts"

/** Milliseconds: a dead connection must not block what waits. */
const timeout = 20_000

export type GuestList<Item> = {
  read: () => readonly Item[]
  /** Idempotent. Throws an `ApiError`. */
  send: (items: readonly [Item, ...Item[]], init: RequestInit) => Promise<unknown>
  /** Marks items as accepted or finally refused: they are not sent again. */
  settle: (items: readonly Item[], isTaken: boolean) => void
}

/**
 * Sends a guest's list to the account, as a job of the engine (`SyncEngine.run`): throws to be retried. After the person left (`isHere`)
 * the device's lists belong to someone else.
 */
export async function mergeGuestList<Item>(
  { read, send, settle }: GuestList<Item>,
  isHere: () => boolean,
): Promise<void> {
  const [first, ...others] = read()
  if (first === undefined) return
  let isTaken = true
  try {
    await send([first, ...others], { signal: AbortSignal.timeout(timeout) })
  } catch (error) {
    if (classifyError(error).is !== "refused") throw error
    isTaken = false
  }
  if (isHere()) settle([first, ...others], isTaken)
}
