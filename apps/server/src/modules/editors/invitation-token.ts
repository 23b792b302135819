import { createHmac } from "node:crypto"
import { authSecret } from "../../platform/auth/auth-secret.ts"
import type { Config } from "../../platform/config.ts"

/** The token of an invitation's link, derived from its id: neither the database nor the mail job stores it, only its hash. */
export function invitationToken(config: Pick<Config, "AUTH_SECRET" | "DATA_DIR">, id: string): string {
  return createHmac("sha256", authSecret(config)).update(`editor invitation ${id}`).digest("base64url")
}
