import { signInByPasskey } from "./join/passkey.ts"
import { enter } from "./machine/run-session.ts"
import { readSession } from "./session-store.ts"

/** Signs whoever is in in once more, by their passkey. False where none was used, or somebody else's. Throws an `ApiError`. */
export async function confirmByPasskey(): Promise<boolean> {
  const { userId } = readSession()
  if (!(await signInByPasskey(false))) return false
  return (await enter("passkey")).session.userId === userId
}
