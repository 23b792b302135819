import { z } from "zod"
import { mailAddress } from "./free-text.ts"

/** A route below `/auth`. Answers of better-auth are described as far as clients need them. */
export type CataloguedSignIn = {
  path: string
  method: "GET" | "POST"
  about: string
  body?: z.ZodType
  output: z.ZodType
}

/** Data between better-auth and the browser. */
export const signInAnything = z.looseObject({})
const email = mailAddress()
const user = z.looseObject({ id: z.string(), email: z.string() })
const signedIn = z.looseObject({ token: z.string().optional(), user })
const done = z.looseObject({ success: z.boolean() })
const endedSessions = z.looseObject({ removePasskeys: z.boolean().optional() })
const passkeyAnswer = z.looseObject({ response: signInAnything })

export const signInCatalogue: readonly CataloguedSignIn[] = [
  {
    path: "/methods",
    method: "GET",
    about:
      "Lists the providers the operator has set up, beside mailed codes and passkeys; `apps` are those a native shell may use through its own sheet.",
    output: z.strictObject({
      apple: z.boolean(),
      google: z.boolean(),
      apps: z.strictObject({
        ios: z.array(z.enum(["apple", "google"])),
        android: z.array(z.enum(["apple", "google"])),
        googleClientId: z.string().nullable(),
      }),
    }),
  },
  {
    path: "/email-otp/send-verification-otp",
    method: "POST",
    about:
      "Mails a code of eight digits, or of twenty while someone is guessing: `digits` says which. It only works for the installation that requested it.",
    body: z.object({ email, type: z.literal("sign-in") }),
    output: done.extend({ digits: z.int() }),
  },
  {
    path: "/sign-in/email-otp",
    method: "POST",
    about: "Exchanges the code for a session. `token` is left out for our own pages, which get a cookie.",
    body: z.object({ email, otp: z.string().max(20) }),
    output: signedIn,
  },
  {
    path: "/sign-in/social",
    method: "POST",
    about:
      "Returns the address of a provider's page; or, given an ID token from an app's sheet and the nonce whose SHA-256 it carries, a session. A token works once.",
    body: z.looseObject({
      provider: z.enum(["apple", "google"]),
      callbackURL: z.string().optional(),
      idToken: z.object({ token: z.string(), nonce: z.string().optional() }).optional(),
    }),
    output: z.looseObject({ url: z.string().optional(), token: z.string().optional() }),
  },
  {
    path: "/callback/google",
    method: "GET",
    about: "Receives the browser back from the provider.",
    output: signInAnything,
  },
  {
    path: "/callback/apple",
    method: "GET",
    about: "Receives the browser back from the provider.",
    output: signInAnything,
  },
  {
    path: "/get-session",
    method: "GET",
    about:
      "Returns who is signed in, or null. The token is renewed once a day: the new one comes in set-auth-token, and the old one works for a minute more.",
    output: z.looseObject({ user }).nullable(),
  },
  { path: "/sign-out", method: "POST", about: "Ends this session.", body: signInAnything, output: done },
  {
    path: "/revoke-sessions",
    method: "POST",
    about: "Ends all sessions of this person, and removes their passkeys if removePasskeys is true.",
    body: endedSessions,
    output: z.looseObject({ status: z.boolean() }),
  },
  {
    path: "/revoke-other-sessions",
    method: "POST",
    about: "Ends all other sessions of this person, and removes their passkeys if removePasskeys is true.",
    body: endedSessions,
    output: z.looseObject({ status: z.boolean() }),
  },
  {
    path: "/devices",
    method: "GET",
    about: "Lists the devices where this person is signed in.",
    output: z.array(z.strictObject({ id: z.string(), device: z.string(), lastSeen: z.string(), isThis: z.boolean() })),
  },
  {
    path: "/devices/revoke",
    method: "POST",
    about: "Signs a device out, by the id of its session.",
    body: z.object({ id: z.string() }),
    output: z.strictObject({ ended: z.boolean() }),
  },
  {
    path: "/passkey/generate-register-options",
    method: "GET",
    about: "Returns the options for creating a passkey for the signed-in person.",
    output: signInAnything,
  },
  {
    path: "/passkey/verify-registration",
    method: "POST",
    about: "Stores the passkey.",
    body: passkeyAnswer,
    output: signInAnything,
  },
  {
    path: "/passkey/generate-authenticate-options",
    method: "GET",
    about: "Returns the options for signing in with a passkey.",
    output: signInAnything,
  },
  {
    path: "/passkey/verify-authentication",
    method: "POST",
    about: "Exchanges the passkey's answer for a session.",
    body: passkeyAnswer,
    output: signInAnything,
  },
  {
    path: "/passkey/list-user-passkeys",
    method: "GET",
    about: "Lists this person's passkeys.",
    output: z.array(signInAnything),
  },
  {
    path: "/passkey/update-passkey",
    method: "POST",
    about: "Renames a passkey.",
    body: z.looseObject({ id: z.string(), name: z.string() }),
    output: signInAnything,
  },
  {
    path: "/passkey/delete-passkey",
    method: "POST",
    about: "Deletes a passkey.",
    body: z.looseObject({ id: z.string() }),
    output: signInAnything,
  },
]
