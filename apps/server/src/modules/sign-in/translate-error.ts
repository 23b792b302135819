import { AppError } from "@confetti/contract/app-error"
import type { ErrorCode } from "@confetti/contract/errors"
import { authSecret } from "../../platform/auth/auth-secret.ts"
import type { Services } from "../../platform/services.ts"
import { codeIdentifier, codePrefix, codeTries } from "./create-auth.ts"
import type { Requester } from "./requester.ts"
import { countWrongCode } from "./send-budget.ts"
import { triesOf } from "./store.ts"

const codes: Record<string, ErrorCode> = {
  INVALID_OTP: "session/wrong-code",
  OTP_EXPIRED: "session/code-expired",
  TOO_MANY_ATTEMPTS: "session/too-many-tries",
  INVALID_ORIGIN: "session/foreign-origin",
  MISSING_OR_NULL_ORIGIN: "session/foreign-origin",
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: "session/foreign-origin",
  INVALID_CALLBACK_URL: "session/foreign-origin",
  INVALID_REDIRECT_URL: "session/foreign-origin",
  INVALID_ERROR_CALLBACK_URL: "session/foreign-origin",
  INVALID_NEW_USER_CALLBACK_URL: "session/foreign-origin",
  PROVIDER_NOT_FOUND: "session/unknown-method",
  ID_TOKEN_NOT_SUPPORTED: "session/unknown-method",
  INVALID_TOKEN: "session/token-refused",
  USER_EMAIL_NOT_FOUND: "session/no-address",
  EMAIL_NOT_VERIFIED: "session/unconfirmed-address",
  OAUTH_LINK_ERROR: "session/unconfirmed-address",
  email_not_verified: "session/unconfirmed-address",
}

/** An error of better-auth as one of ours. Its own failures are unexpected. */
export function translateError(status: number, body: unknown, path: string): Error {
  const { code = "", message = "" } = (typeof body === "object" && body !== null ? body : {}) as Record<string, string>
  const known = codes[code]
  if (known !== undefined) return new AppError(known)
  if (path.startsWith("/passkey/") && isPasskeyAtFault(status, code)) return new AppError("session/passkey-failed")
  if (status === 401) return new AppError("session/required")
  if (status === 404) return new AppError("request/unknown-route")
  if (status >= 500) return new Error(`better-auth answered ${status} on ${path}: ${code} ${message}`)
  return new AppError("request/invalid", { fields: [message] })
}

/**
 * Better-auth's statuses are ambiguous: an unknown passkey, or another person's, counts as signed out, and an unreadable answer as a server
 * error.
 */
function isPasskeyAtFault(status: number, code: string): boolean {
  return code === "FAILED_TO_VERIFY_REGISTRATION" || (status < 500 && code !== "UNAUTHORIZED")
}

/** Adds the remaining tries to the error of a wrong code, which counts as a guess; other errors stay. */
export async function withTriesLeft(
  error: Error,
  email: string,
  requester: Requester,
  { db, config, limits, clock }: Pick<Services, "db" | "config" | "limits" | "clock">,
): Promise<Error> {
  if (!(error instanceof AppError) || error.code !== "session/wrong-code") return error
  const identifier = `${codePrefix}${email.toLowerCase()}`
  const tries = await triesOf(db, codeIdentifier(authSecret(config), requester, identifier))
  if (tries === null) return error
  await countWrongCode(db, limits, email, clock())
  return new AppError(error.code, { triesLeft: codeTries - tries })
}
