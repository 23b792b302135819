import { importPKCS8, SignJWT } from "jose"
import type { Config } from "../../../../platform/config.ts"

/** Apple takes a token for an hour, and no new one more often than every twenty minutes. In milliseconds. */
const renewedAfter = 40 * 60_000

const kept = new WeakMap<Config, { token: string; at: number }>()

/** What Apple knows this server by: signed with the operator's key, the same for forty minutes. `now` in milliseconds. */
export async function apnsToken(config: Config, now: number): Promise<string> {
  const known = kept.get(config)
  if (known && now >= known.at && now - known.at < renewedAfter) return known.token
  const { APNS_KEY_ID: keyId = "", APNS_TEAM_ID: team = "", APNS_KEY: pem = "" } = config
  const token = await new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: keyId })
    .setIssuer(team)
    .setIssuedAt(Math.floor(now / 1000))
    .sign(await importPKCS8(pem, "ES256"))
  kept.set(config, { token, at: now })
  return token
}

export function invalidateApnsToken(config: Config): void {
  kept.delete(config)
}
