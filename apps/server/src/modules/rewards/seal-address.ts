import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"
import { addressParts, type PostalAddress } from "@confetti/contract/address"
import { authSecret } from "../../platform/auth/auth-secret.ts"
import type { Config } from "../../platform/config.ts"

/** Whose address it is, and for which redemption: sealed for one, it opens for no other. */
type Owner = { userId: string; redemptionId: string }

const cipher = "aes-256-gcm"
const nonceBytes = 12
const tagBytes = 16

type Secrets = Pick<Config, "ADDRESS_SECRET" | "AUTH_SECRET" | "DATA_DIR">

/** An address as it is kept: `1.` and nonce, tag and text, base64url. */
export function sealAddress(address: PostalAddress, owner: Owner, secrets: Secrets): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyFrom(secrets), nonce).setAAD(nameOf(owner))
  const sealed = Buffer.concat([sealing.update(JSON.stringify(address), "utf8"), sealing.final()])
  return `1.${Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url")}`
}

/** Throws where it was sealed for somebody else, with another secret, or was changed. */
export function openAddress(sealed: string, owner: Owner, secrets: Secrets): PostalAddress {
  const bytes = Buffer.from(sealed.slice(2), "base64url")
  const opening = createDecipheriv(cipher, keyFrom(secrets), bytes.subarray(0, nonceBytes))
    .setAAD(nameOf(owner))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  const text = Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()])
  // What was taken as an address then is one still, whatever is asked for today.
  return addressParts.parse(JSON.parse(text.toString("utf8")))
}

function keyFrom(secrets: Secrets): Uint8Array {
  const secret = secrets.ADDRESS_SECRET ?? authSecret(secrets)
  return new Uint8Array(hkdfSync("sha256", secret, "", "confetti addresses", 32))
}

function nameOf({ userId, redemptionId }: Owner): Buffer {
  return Buffer.from(`${userId} ${redemptionId}`)
}
