import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"
import { addressParts, type PostalAddress } from "@confetti/contract/address"
import { authSecret } from "../../platform/auth/auth-secret.ts"
import type { Config } from "../../platform/config.ts"

/** The owner is authenticated with the text: an address opens only for its own redemption. */
type Owner = { userId: string; redemptionId: string }

const cipher = "aes-256-gcm"
const nonceBytes = 12
const tagBytes = 16

type Secrets = Pick<Config, "ADDRESS_SECRET" | "AUTH_SECRET" | "DATA_DIR">

/** A sealed address: `1.` and nonce, tag and ciphertext in base64url. */
export function sealAddress(address: PostalAddress, owner: Owner, secrets: Secrets): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyFrom(secrets), nonce).setAAD(nameOf(owner))
  const sealed = Buffer.concat([sealing.update(JSON.stringify(address), "utf8"), sealing.final()])
  return `1.${Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url")}`
}

/** Throws for another owner or secret, and if it was changed. */
export function openAddress(sealed: string, owner: Owner, secrets: Secrets): PostalAddress {
  const bytes = Buffer.from(sealed.slice(2), "base64url")
  const opening = createDecipheriv(cipher, keyFrom(secrets), bytes.subarray(0, nonceBytes))
    .setAAD(nameOf(owner))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  const text = Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()])
  // Validated with the lenient schema: rules may have become stricter.
  return addressParts.parse(JSON.parse(text.toString("utf8")))
}

function keyFrom(secrets: Secrets): Uint8Array {
  const secret = secrets.ADDRESS_SECRET ?? authSecret(secrets)
  return new Uint8Array(hkdfSync("sha256", secret, "", "confetti addresses", 32))
}

function nameOf({ userId, redemptionId }: Owner): Buffer {
  return Buffer.from(`${userId} ${redemptionId}`)
}
