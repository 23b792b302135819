import { importPKCS8, SignJWT } from "jose"
import type { Services } from "../../../../platform/services.ts"

const tokenAddress = "https://oauth2.googleapis.com/token"
const scope = "https://www.googleapis.com/auth/firebase.messaging"
const patience = 10_000

type FcmAccess = { token: string; until: number }

const newAccess = (): { cached: FcmAccess | null } => ({ cached: null })

/**
 * An access token of the operator's service account (RFC 7523), used until a minute before it expires. Throws if there is none. `now` is in
 * milliseconds.
 */
export async function fcmAccess({ config, own }: Pick<Services, "config" | "own">, now: number): Promise<string> {
  const access = own(newAccess)
  if (access.cached && access.cached.until > now) return access.cached.token
  const { FCM_CLIENT_EMAIL: email = "", FCM_PRIVATE_KEY: pem = "", FCM_ORIGIN: origin } = config
  const address = origin === undefined ? tokenAddress : `${origin}/token`
  const issuedAt = Math.floor(now / 1000)
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(email)
    .setAudience(address)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 3600)
    .sign(await importPKCS8(pem, "RS256"))
  const response = await fetch(address, {
    method: "POST",
    body: new URLSearchParams({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion }),
    redirect: "manual",
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`Google gave no access: ${response.status}`)
  const { access_token: token, expires_in: seconds } = (await response.json()) as {
    access_token: string
    expires_in: number
  }
  access.cached = { token, until: now + (seconds - 60) * 1000 }
  return token
}

export function invalidateFcmAccess({ own }: Pick<Services, "own">): void {
  own(newAccess).cached = null
}
