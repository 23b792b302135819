import { classifyError } from "../classify-error.ts"

/** A connection that hangs must not hold up what waits. In milliseconds. */
const timeout = 20_000

export type GuestList<Item> = {
  read: () => readonly Item[]
  /** Counts once, however often it is called. Throws an `ApiError`. */
  send: (items: readonly [Item, ...Item[]], init: RequestInit) => Promise<unknown>
  /** The server has these, or will never take them: they are not sent again. */
  settle: (items: readonly Item[], isTaken: boolean) => void
}

/**
 * Gives a guest's list to whoever signed in, as a job of the engine (`SyncEngine.run`): throws where it is to be tried again. After they
 * have left (`isHere`) the device's lists are somebody else's.
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
