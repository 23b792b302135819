import { createECDH, hkdfSync } from "node:crypto"
import { authSecret } from "../../../platform/auth/auth-secret.ts"
import type { Config } from "../../../platform/config.ts"

export type VapidKeys = { publicKey: string; privateKey: string }

type Settings = Pick<Config, "VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY" | "AUTH_SECRET" | "DATA_DIR">

/** The order of P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/**
 * The server's VAPID keys in base64url: the operator's, or a pair derived from the stored secret, so that all processes have the same and a
 * restart keeps subscriptions.
 */
export function vapidKeys(settings: Settings): VapidKeys {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey }
  const curve = createECDH("prime256v1")
  curve.setPrivateKey(scalarFrom(authSecret(settings)))
  return { publicKey: curve.getPublicKey("base64url"), privateKey: padded(curve.getPrivateKey()).toString("base64url") }
}

/** FIPS 186-5, A.2.1: 128 extra bits keep scalars uniform. */
function scalarFrom(secret: string): Buffer {
  const bytes = Buffer.from(hkdfSync("sha256", secret, "", "confetti vapid", 48))
  const scalar = (BigInt(`0x${bytes.toString("hex")}`) % (order - 1n)) + 1n
  return Buffer.from(scalar.toString(16).padStart(64, "0"), "hex")
}

function padded(key: Buffer): Buffer {
  return Buffer.concat([Buffer.alloc(32 - key.length), key])
}
