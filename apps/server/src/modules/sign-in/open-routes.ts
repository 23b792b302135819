/**
 * The open routes of better-auth below `/auth`. There are no passwords, addresses are not changed by code, and accounts end through
 * `users-delete_account`; other routes do not exist.
 */
export const openRoutes: Readonly<Record<string, "GET" | "POST">> = {
  "/email-otp/send-verification-otp": "POST",
  "/sign-in/email-otp": "POST",
  "/sign-in/social": "POST",
  "/callback/google": "GET",
  "/callback/apple": "GET",
  "/get-session": "GET",
  "/sign-out": "POST",
  "/revoke-sessions": "POST",
  "/revoke-other-sessions": "POST",
  "/passkey/generate-register-options": "GET",
  "/passkey/verify-registration": "POST",
  "/passkey/generate-authenticate-options": "GET",
  "/passkey/verify-authentication": "POST",
  "/passkey/list-user-passkeys": "GET",
  "/passkey/update-passkey": "POST",
  "/passkey/delete-passkey": "POST",
}

/** Apple posts its answer without our cookies. Better-auth redirects to the same address, which brings them. */
export const answers: ReadonlySet<string> = new Set(["/callback/apple"])

/** Routes that lead to a session: rate-limited against guessing, and without the earlier session. */
export const entrances: ReadonlySet<string> = new Set([
  "/email-otp/send-verification-otp",
  "/sign-in/email-otp",
  "/sign-in/social",
  "/callback/google",
  "/callback/apple",
  "/passkey/generate-authenticate-options",
  "/passkey/verify-authentication",
])
