import { createHmac, randomInt, randomUUID } from "node:crypto"
import { passkey } from "@better-auth/passkey"
import type { Brand } from "@confetti/contract/brand"
import { betterAuth } from "better-auth"
import { APIError, isAPIError } from "better-auth/api"
import { bearer, emailOTP, genericOAuth } from "better-auth/plugins"
import { authSecret } from "../../platform/auth/auth-secret.ts"
import { cookiePrefix } from "../../platform/auth/session-token.ts"
import { mailPage } from "../../platform/mail/mail-page.ts"
import type { MailMessage } from "../../platform/mail/mailer.ts"
import type { Services } from "../../platform/services.ts"
import { wordsIn } from "../../platform/words/words-in.ts"
import { authTables, passkeyTable } from "./auth-tables.ts"
import { appTokens } from "./app-tokens.ts"
import { databaseHooks } from "./database-hooks.ts"
import { asking, askingNow, type Requester, requesterKey } from "./requester.ts"
import { providersElsewhere, socialProviders } from "./social-providers.ts"

/** What better-auth's identifier of a code to sign in with begins with; the address of mail follows. */
export const codePrefix = "sign-in-otp-"

export const codeTries = 5

const minute = 60
const day = 86_400
const codeMinutes = 10

export function createAuth(services: Services, origin: string) {
  const { config, db, mail, log, content } = services
  const secret = authSecret(config)
  const providers = socialProviders(config)
  const elsewhere = providersElsewhere(config)
  const isSecure = origin.startsWith("https:")
  return betterAuth({
    baseURL: origin,
    basePath: "/auth",
    secret,
    database: { db, type: "postgres", transaction: false },
    // Apple's answer is a form that a page of theirs sends here.
    trustedOrigins: [
      origin,
      ...config.NATIVE_ORIGINS,
      ...(providers.apple ? ["https://appleid.apple.com"] : []),
      ...elsewhere.map(({ issuer }) => new URL(issuer).origin),
    ],
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
    databaseHooks: databaseHooks(services),
    verification: {
      ...authTables.verification,
      // What has run out is swept away later, so that a person is told their code is old, not wrong.
      disableCleanup: true,
      storeIdentifier: {
        default: "hashed",
        overrides: {
          [codePrefix]: { hash: async (identifier) => codeIdentifier(secret, askingNow().requester, identifier) },
        },
      },
    },
    socialProviders: providers,
    account: {
      ...authTables.account,
      // No provider is trusted blindly: it opens an account here only by an address that it says is confirmed (database-hooks.ts).
      accountLinking: { enabled: true, trustedProviders: [] },
    },
    advanced: {
      // Said aloud, because under a test runner they would be off.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      // The prefix says `__Host-` where it should; better-auth would only say `__Secure-`.
      cookiePrefix: cookiePrefix(config),
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure: isSecure },
      // Ours is known already, and is written as a network.
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID() },
    },
    plugins: [
      emailOTP({
        generateOTP: () => Array.from({ length: askingNow().codeDigits }, () => randomInt(10)).join(""),
        expiresIn: codeMinutes * minute,
        allowedAttempts: codeTries,
        storeOTP: { hash: async (otp) => keyedHash(secret, otp) },
        sendVerificationOTP: async ({ email, otp }) => {
          const { brand } = content.current()
          await mail.send(codeMail({ email, code: otp, brand, minutes: codeMinutes })).catch(keepFailure)
        },
      }),
      bearer(),
      ...(elsewhere.length === 0 ? [] : [genericOAuth({ config: elsewhere.map(({ provider }) => provider) })]),
      // After those that find providers elsewhere.
      appTokens(services),
      passkey({
        rpID: new URL(origin).hostname,
        rpName: content.current().brand.name,
        origin,
        authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
        registration: {
          afterVerification: ({ verification }) => mustBeVerified(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) => mustBeVerified(verification.authenticationInfo.userVerified),
        },
        schema: passkeyTable,
      }),
    ],
  })
}

/** A key that asks for no finger, face or PIN opens for whoever finds it. The plugin itself would take it. */
async function mustBeVerified(isVerified: boolean | undefined): Promise<undefined> {
  if (isVerified !== true) throw new APIError("BAD_REQUEST", { code: "USER_NOT_VERIFIED" })
}

export type Auth = ReturnType<typeof createAuth>

function keepFailure(failure: unknown): void {
  const now = asking.getStore()
  if (now) now.failure = failure instanceof Error ? failure : new Error(String(failure))
}

type Code = { email: string; code: string; brand: Brand; minutes: number }

/** The code to sign in with. Equal for those who have an account and those who have none. */
function codeMail({ email, code, brand, minutes }: Code): MailMessage {
  const { t, language } = wordsIn(brand.language)
  const { name } = brand
  const lines = [
    t`It signs you in to ${name} and works for ${minutes} minutes.`,
    t`Do not share it: we never ask for it. If you did not request a code, you can ignore this email.`,
  ]
  return {
    to: email,
    subject: t`${code} is your ${name} code`,
    text: `${code}\n\n${lines.join("\n\n")}\n`,
    html: mailPage({ language, brand: name, title: t`Your code`, code, lines }),
  }
}

function keyedHash(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url")
}

/**
 * What a code is kept under: each requester has codes and tries of their own for an address, so that a stranger can neither
 * burn nor replace the owner's. better-auth also looks under its own identifier, where nothing is ever kept.
 */
export function codeIdentifier(secret: string, requester: Requester, identifier: string): string {
  return keyedHash(secret, `${requesterKey(requester)} ${identifier}`)
}
