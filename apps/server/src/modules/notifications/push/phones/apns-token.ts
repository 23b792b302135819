import { importPKCS8, SignJWT } from "jose"
import type { Services } from "../../../../platform/services.ts"

/** Milliseconds. Apple accepts a token for an hour, and a new one every 20 minutes at most. */
const renewedAfter = 40 * 60_000

const newToken = (): { cached: { token: string; at: number } | null } => ({ cached: null })

/** The provider token for Apple, signed with the operator's key and reused for 40 minutes. `now` is in milliseconds. */
export async function apnsToken({ config, own }: Pick<Services, "config" | "own">, now: number): Promise<string> {
  const signed = own(newToken)
  const { cached: saved } = signed
  if (saved && now >= saved.at && now - saved.at < renewedAfter) return saved.token
  const { APNS_KEY_ID: keyId = "", APNS_TEAM_ID: team = "", APNS_KEY: pem = "" } = config
  const token = await new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: keyId })
    .setIssuer(team)
    .setIssuedAt(Math.floor(now / 1000))
    .sign(await importPKCS8(pem, "ES256"))
  signed.cached = { token, at: now }
  return token
}

export function invalidateApnsToken({ own }: Pick<Services, "own">): void {
  own(newToken).cached = null
}
