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

/** In the words better-auth sends a browser back with. */
const unconfirmed = () =>
  new APIError("FORBIDDEN", { code: "email_not_verified", message: "This address is not confirmed." })

/** Nothing of a provider's is kept: what it let us do in somebody's name is never used. */
const noTokens = { accessToken: null, refreshToken: null, idToken: null }

/**
 * What holds for every row better-auth writes, by whichever of its ways: an address nobody has proven opens no account and no
 * session, and of a token only its hash is kept.
 */
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
