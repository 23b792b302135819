import { hash } from "node:crypto"
import { readFileSync } from "node:fs"
import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
  jwtVerify,
  SignJWT,
} from "jose"
import { authSecret } from "../auth/auth-secret.ts"
import { isFromOwnOrigin } from "../auth/own-origin.ts"
import type { Config } from "../config.ts"
import type { Log } from "../log.ts"
import { StartupError } from "../run-program.ts"

const issuer = "confetti"

const audience = "confetti-web"

/** Seconds: short, so that a stolen token is worth little. */
const lifetime = 3600

type PageTokens = {
  /** A `set-cookie` header with a new token. */
  issue: () => Promise<string>
  isShown: (request: IncomingMessage) => Promise<boolean>
}

type Settings = Pick<Config, "PUBLIC_URL" | "TRUST_PROXY" | "AUTH_SECRET" | "DATA_DIR">

export type AppCheck = {
  /**
   * Accepts a call with a token of the configured issuer, or from our own pages. Throws `app-check/required` or `app-check/invalid`;
   * `server/unavailable` while the issuer's keys can't be loaded.
   */
  mustPass: (request: IncomingMessage) => Promise<void>
  pages: PageTokens
}

/** Public-key algorithms only: with a shared secret, every verifier could sign. */
const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519"]

/** Errors of jose for an unreachable or invalid key set; any other is the token's fault. */
function isKeySetAway(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true
  return !(error instanceof errors.JOSEError) || error.code === "ERR_JOSE_GENERIC"
}

/** Throws StartupError if the key file can't be read. */
export function createAppCheck(config: Config, clock: () => number, log: Log): AppCheck {
  const pages = createPageTokens(config, clock)
  const { APP_CHECK_REQUIRED, APP_CHECK_ISSUER, APP_CHECK_AUDIENCE, APP_CHECK_JWKS_URL } = config
  if (!APP_CHECK_REQUIRED || APP_CHECK_JWKS_URL === undefined) return { mustPass: async () => undefined, pages }
  const keys = keySetOf(APP_CHECK_JWKS_URL)

  return {
    pages,
    mustPass: async (request) => {
      const token = request.headers["x-firebase-appcheck"]
      if (typeof token === "string" && token !== "")
        return mustBeGood(token, keys, { issuer: APP_CHECK_ISSUER, audience: APP_CHECK_AUDIENCE })
      if (!(await pages.isShown(request))) throw new AppError("app-check/required")
    },
  }

  async function mustBeGood(
    token: string,
    keySet: JWTVerifyGetKey,
    expected: { issuer: string[]; audience: string[] },
  ) {
    try {
      await jwtVerify(token, keySet, {
        ...expected,
        algorithms,
        requiredClaims: ["exp", "iss", "aud"],
        currentDate: new Date(clock()),
      })
    } catch (error) {
      if (!isKeySetAway(error)) throw new AppError("app-check/invalid")
      log.warn({ err: error }, "the keys of APP_CHECK_JWKS_URL can't be had")
      throw new AppError("server/unavailable")
    }
  }
}

function keySetOf(address: string): JWTVerifyGetKey {
  const url = new URL(address)
  if (url.protocol !== "file:") return createRemoteJWKSet(url)
  try {
    return createLocalJWKSet(JSON.parse(readFileSync(url, "utf8")) as JSONWebKeySet)
  } catch (error) {
    throw new StartupError(`APP_CHECK_JWKS_URL names no readable JSON Web Key Set: ${address}.`, { cause: error })
  }
}

/** Short-lived tokens for our own pages, in an HttpOnly, same-site cookie. */
function createPageTokens(config: Settings, clock: () => number): PageTokens {
  const isHttps = config.PUBLIC_URL?.startsWith("https:") ?? false
  const name = `${isHttps ? "__Secure-" : ""}confetti.app_check`
  // A separate key, so that no other kind of token is accepted.
  const key = hash("sha256", `app check ${authSecret(config)}`, "buffer")
  const cookie = new RegExp(`(?:^|; *)${name.replace(".", "\\.")}=([^;]*)`)
  return {
    issue: async () => {
      const now = Math.floor(clock() / 1000)
      const token = await new SignJWT()
        .setProtectedHeader({ alg: "HS256" })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetime)
        .sign(key)
      const attributes = `Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Strict${isHttps ? "; Secure" : ""}`
      return `${name}=${token}; ${attributes}`
    },
    isShown: async (request) => {
      const token = cookie.exec(request.headers.cookie ?? "")?.[1]
      if (token === undefined || !isFromOwnOrigin(request, config)) return false
      const expected = { issuer, audience, algorithms: ["HS256"], requiredClaims: ["exp"] }
      return jwtVerify(token, key, { ...expected, currentDate: new Date(clock()) }).then(
        () => true,
        () => false,
      )
    },
  }
}
