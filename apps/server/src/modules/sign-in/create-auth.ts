import { randomUUID } from "node:crypto"
import { passkey } from "@better-auth/passkey"
import { betterAuth } from "better-auth"
import { isAPIError } from "better-auth/api"
import { bearer, emailOTP } from "better-auth/plugins"
import { authSecret } from "../../platform/auth/auth-secret.ts"
import { cookiePrefix } from "../../platform/auth/session-token.ts"
import type { Services } from "../../platform/services.ts"
import { authTables, passkeyTable } from "./auth-tables.ts"
import { codeMail } from "./code-mail.ts"
import { codeIdentifier, codePrefix, codeTries, keyedHash } from "./code-identifier.ts"
import { asking, type Requester } from "./requester.ts"
import { socialProviders } from "./social-providers.ts"

const minute = 60
const day = 86_400
const codeMinutes = 10
const longestUserAgent = 400

/** Where people sign in: `origin` is where this server is reached. */
export function createAuth({ config, db, mail, log, content, clock }: Services, origin: string) {
  const secret = authSecret(config)
  const providers = socialProviders(config)
  const isSecure = origin.startsWith("https:")
  return betterAuth({
    baseURL: origin,
    basePath: "/auth",
    secret,
    database: { db, type: "postgres", transaction: false },
    // Apple's answer is a form that a page of theirs sends here.
    trustedOrigins: [origin, ...config.NATIVE_ORIGINS, ...(providers.apple ? ["https://appleid.apple.com"] : [])],
    logger: {
      level: "warn",
      log: (_level, message, ...details: unknown[]) =>
        log.warn({ part: "sign-in", err: details.find((detail) => detail instanceof Error) }, message),
    },
    onAPIError: {
      // Where a person ends up whom Apple or Google sent back with nothing we know of.
      errorURL: `${origin}/`,
      onError: (error) => {
        if (!isAPIError(error)) keepFailure(error)
      },
    },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    emailAndPassword: { enabled: false },
    ...authTables,
    session: { ...authTables.session, expiresIn: 60 * day, updateAge: day, freshAge: 0 },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const ipAddress = asking.getStore()?.requester.address ?? null
            const userAgent = session.userAgent?.slice(0, longestUserAgent) ?? null
            return { data: { ...session, ipAddress, userAgent, rotatedAt: new Date(clock()) } }
          },
        },
      },
    },
    verification: {
      ...authTables.verification,
      // What has run out is swept away later, so that a person is told their code is old, not wrong.
      disableCleanup: true,
      storeIdentifier: {
        default: "hashed",
        overrides: { [codePrefix]: { hash: async (identifier) => codeIdentifier(secret, requesterNow(), identifier) } },
      },
    },
    socialProviders: providers,
    account: {
      ...authTables.account,
      encryptOAuthTokens: true,
      // No provider is trusted blindly: it opens an account here only by an address that it says is confirmed.
      accountLinking: { enabled: true, trustedProviders: [] },
    },
    advanced: {
      // Said aloud, because under a test runner they would be off.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      cookiePrefix,
      useSecureCookies: isSecure,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure: isSecure },
      // Ours is known already, and is written as a network.
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID() },
    },
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: codeMinutes * minute,
        allowedAttempts: codeTries,
        storeOTP: { hash: async (otp) => keyedHash(secret, otp) },
        sendVerificationOTP: async ({ email, otp }) => {
          const { brand } = content.current()
          await mail.send(codeMail({ email, code: otp, brand: brand.name, minutes: codeMinutes })).catch(keepFailure)
        },
      }),
      bearer(),
      passkey({
        rpID: new URL(origin).hostname,
        rpName: content.current().brand.name,
        origin,
        authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
        schema: passkeyTable,
      }),
    ],
  })
}

export type Auth = ReturnType<typeof createAuth>

function requesterNow(): Requester {
  const now = asking.getStore()
  if (!now) throw new Error("A code is asked for outside of a request.")
  return now.requester
}

function keepFailure(failure: unknown): void {
  const now = asking.getStore()
  if (now) now.failure = failure instanceof Error ? failure : new Error(String(failure))
}
