import type { UserRecord } from "@confetti/contract/users"

const running = () => import("../machine/run-session.ts")

/** Ends the session on this device, or on every device. Throws an `ApiError`, and changes nothing, when it can't be ended. */
export async function signOut(everywhere = false): Promise<void> {
  const { signOutNow } = await running()
  await signOutNow(everywhere)
}

/** Ends the session by a request that ends every session of the person's. Throws what it throws, with nothing changed. */
export async function endSessionBy(end: () => Promise<unknown>): Promise<void> {
  const { leaveBy } = await running()
  await leaveBy(end)
}

/** Reads the user's record again. */
export async function refreshUser(): Promise<void> {
  const { readUserAgain } = await running()
  await readUserAgain()
}

/** Takes a record that came by another way, as the answer of `users-update_profile` does. */
export async function replaceUser(record: UserRecord): Promise<void> {
  const { takeUser } = await running()
  takeUser(record)
}
