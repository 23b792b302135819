import { AppError } from "@confetti/contract/app-error"
import { authSecret } from "../../platform/auth/auth-secret.ts"
import type { Services } from "../../platform/services.ts"
import { codeIdentifier, codePrefix, codeTries } from "./create-auth.ts"
import type { Requester } from "./requester.ts"
import { triesOf } from "./store.ts"

/** A wrong code's error with the tries its requester has left, where they have a code at all; any other error as it is. */
export async function withTriesLeft(
  error: Error,
  email: unknown,
  requester: Requester,
  { db, config }: Pick<Services, "db" | "config">,
): Promise<Error> {
  if (!(error instanceof AppError) || error.code !== "session/wrong-code") return error
  const identifier = `${codePrefix}${String(email).toLowerCase()}`
  const tries = await triesOf(db, codeIdentifier(authSecret(config), requester, identifier))
  return tries === null ? error : new AppError(error.code, { triesLeft: codeTries - tries })
}
