/**
 * Of better-auth's routes, the ones that are open, by what follows `/auth`. There are no passwords here, no address is changed
 * by code, and accounts end through `users-delete_account`; everything not named here does not exist.
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

/**
 * Apple sends its answer as a form, which comes without our cookies. better-auth sends the browser on to the same address, and
 * then they are there.
 */
export const formAnswers: ReadonlySet<string> = new Set(["/callback/apple"])

/** Those on the way to a session: guessing is slowed down on them, and no session from before is carried over. */
export const entrances: ReadonlySet<string> = new Set([
  "/email-otp/send-verification-otp",
  "/sign-in/email-otp",
  "/sign-in/social",
  "/callback/google",
  "/callback/apple",
  "/passkey/generate-authenticate-options",
  "/passkey/verify-authentication",
])
