import { createHmac, randomUUID } from "node:crypto"
import { passkey } from "@better-auth/passkey"
import { betterAuth } from "better-auth"
import { bearer, emailOTP } from "better-auth/plugins"
import { authSecret } from "../../platform/auth/auth-secret.ts"
import { cookiePrefix } from "../../platform/auth/session-token.ts"
import type { Services } from "../../platform/services.ts"
import { authTables, passkeyTable } from "./auth-tables.ts"
import { codeMail } from "./code-mail.ts"
import { asking, requesterKey } from "./requester.ts"
import { socialProviders } from "./social-providers.ts"

const minute = 60
const day = 86_400
const codeMinutes = 10

/** Where people sign in: `origin` is where this server is reached. */
export function createAuth({ config, db, mail, log, content }: Services, origin: string) {
  const secret = authSecret(config)
  const isSecure = origin.startsWith("https:")
  const hashFor = (text: string) => createHmac("sha256", secret).update(text).digest("base64url")
  return betterAuth({
    baseURL: origin,
    basePath: "/auth",
    secret,
    database: { db, type: "postgres", transaction: false },
    trustedOrigins: [origin, ...config.NATIVE_ORIGINS],
    logger: {
      level: "warn",
      log: (level, message) => log[level === "error" ? "error" : "warn"]({ part: "sign-in" }, message),
    },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    emailAndPassword: { enabled: false },
    ...authTables,
    session: { ...authTables.session, expiresIn: 60 * day, updateAge: day, freshAge: 0 },
    verification: {
      ...authTables.verification,
      // Each requester has codes and tries of their own for an address: a stranger can neither burn nor replace the owner's.
      storeIdentifier: {
        default: "plain",
        overrides: { "sign-in-otp-": { hash: async (identifier) => hashFor(`${requesterNow()} ${identifier}`) } },
      },
    },
    socialProviders: socialProviders(config),
    account: { ...authTables.account, accountLinking: { enabled: true, trustedProviders: ["google", "apple"] } },
    advanced: {
      // Said aloud, because under a test runner they would be off.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      cookiePrefix,
      useSecureCookies: isSecure,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure: isSecure },
      ipAddress: { ipAddressHeaders: ["x-confetti-address"] },
      database: { generateId: () => randomUUID() },
    },
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: codeMinutes * minute,
        allowedAttempts: 5,
        storeOTP: { hash: async (otp) => hashFor(otp) },
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

function requesterNow(): string {
  const now = asking.getStore()
  if (!now) throw new Error("A code is asked for outside of a request.")
  return requesterKey(now.requester)
}

function keepFailure(failure: Error): void {
  const now = asking.getStore()
  if (now) now.failure = failure
}
