import type { BetterAuthOptions } from "better-auth"
import { APIError } from "better-auth/api"
import { drawToken, hashToken } from "../../platform/auth/session-token.ts"
import type { Services } from "../../platform/services.ts"
import { askingNow } from "./requester.ts"
import { isProven } from "./store.ts"

const longestUserAgent = 400

const openers: Readonly<Record<string, string>> = {
  "/sign-in/email-otp": "code",
  "/passkey/verify-authentication": "passkey",
  "/callback/apple": "apple",
  "/callback/google": "google",
}

/** Uses better-auth's code, which it returns to the browser. */
const unconfirmed = () =>
  new APIError("FORBIDDEN", { code: "email_not_verified", message: "This address is not confirmed." })

/** Providers' tokens are not stored: they are never used. */
const noTokens = { accessToken: null, refreshToken: null, idToken: null }

/** Hooks for all rows that better-auth writes: an unconfirmed address opens no account or session, and tokens are stored as hashes. */
export function databaseHooks({ db, clock }: Pick<Services, "db" | "clock">): BetterAuthOptions["databaseHooks"] {
  return {
    user: {
      create: {
        before: async (user) => {
          if (!user.emailVerified) throw unconfirmed()
        },
      },
    },
    account: {
      create: { before: async () => ({ data: noTokens }) },
      update: { before: async () => ({ data: noTokens }) },
    },
    session: {
      create: {
        before: async (session) => {
          if (!(await isProven(db, session.userId))) throw unconfirmed()
          const now = askingNow()
          now.issued = drawToken()
          const openedAt = new Date(clock())
          return {
            data: {
              ...session,
              token: hashToken(now.issued),
              ipAddress: now.requester.address,
              userAgent: session.userAgent?.slice(0, longestUserAgent) ?? null,
              createdAt: openedAt,
              rotatedAt: openedAt,
              openedBy: now.provider ?? openers[now.path] ?? "unknown",
            },
          }
        },
      },
    },
  }
}
