import { lineOfText, mailAddress, mailedCode } from "@confetti/contract/free-text"
import { z } from "zod"
import { invalidInput } from "../../platform/http/describe-error.ts"
import { parseObject } from "../../platform/http/read-body.ts"

const email = mailAddress("must be an email address")
const longestPasskeyName = 100
/** An ID token has one or two kilobytes. */
const longestToken = 16_384
/** Truncated between characters. */
const passkeyName = lineOfText().transform((name) => name.slice(0, longestPasskeyName).replace(/\p{Cs}$/u, ""))
const endedSessions = z.object({ removePasskeys: z.boolean().optional() })

/** Schemas of the routes' bodies; other fields are dropped. */
const bodies: Readonly<Record<string, z.ZodType<Record<string, unknown>>>> = {
  "/email-otp/send-verification-otp": z.object({ email, type: z.literal("sign-in", "must be sign-in") }),
  "/sign-in/email-otp": z.object({ email, otp: mailedCode() }),
  "/sign-in/social": z.object({
    provider: z.string(),
    callbackURL: z.string().optional(),
    errorCallbackURL: z.string().optional(),
    newUserCallbackURL: z.string().optional(),
    idToken: z
      .object({ token: z.string().max(longestToken), nonce: z.string().min(16).max(128).optional() })
      .optional(),
  }),
  "/sign-out": z.object({}),
  "/revoke-sessions": endedSessions,
  "/revoke-other-sessions": endedSessions,
  "/passkey/verify-registration": z.object({ response: z.unknown(), name: passkeyName.optional() }),
  "/passkey/verify-authentication": z.object({ response: z.unknown() }),
  "/passkey/update-passkey": z.object({ id: z.string(), name: passkeyName }),
  "/passkey/delete-passkey": z.object({ id: z.string() }),
}

/** Validates a POST body of a better-auth route; `request/invalid` names the invalid fields. */
export function checkBody(path: string, text: string): Record<string, unknown> {
  const body = bodies[path]
  if (!body) return {}
  const parsed = body.safeParse(parseObject(text === "" ? "{}" : text))
  if (!parsed.success) throw invalidInput(parsed.error, "body")
  return parsed.data
}
