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

/** The prefix of better-auth's identifier of a sign-in code, before the email address. */
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
    // Apple's answer is a form posted from its page.
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
      // Where an unusable answer of Apple or Google leads.
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
      // Expired codes are deleted later, so that they can be reported as expired, not wrong.
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
      // No provider is trusted blindly: it opens an account only for a confirmed address (database-hooks.ts).
      accountLinking: { enabled: true, trustedProviders: [] },
    },
    advanced: {
      // Explicit, because test runners disable it.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      // Better-auth would use `__Secure-` instead of `__Host-`.
      cookiePrefix: cookiePrefix(config),
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure: isSecure },
      // Our own code tracks addresses, as networks.
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
      // After the plugins that find other providers.
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

/** A key without a finger, face or PIN opens for anyone who finds it. The plugin would accept it. */
async function mustBeVerified(isVerified: boolean | undefined): Promise<undefined> {
  if (isVerified !== true) throw new APIError("BAD_REQUEST", { code: "USER_NOT_VERIFIED" })
}

export type Auth = ReturnType<typeof createAuth>

function keepFailure(failure: unknown): void {
  const now = asking.getStore()
  if (now) now.failure = failure instanceof Error ? failure : new Error(String(failure))
}

type Code = { email: string; code: string; brand: Brand; minutes: number }

/** The mail with a sign-in code: the same for existing and new accounts. */
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
 * The identifier of a code: each requester has their own codes and tries for an address, so that a stranger can't use up or replace the
 * owner's. Better-auth's own identifier is never used.
 */
export function codeIdentifier(secret: string, requester: Requester, identifier: string): string {
  return keyedHash(secret, `${requesterKey(requester)} ${identifier}`)
}
