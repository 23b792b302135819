import { createECDH } from "node:crypto"

export type PushKeys = { p256dh: string; auth: string }

/** Whether the keys are valid: an uncompressed point of P-256, and 16 bytes. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  const point = Buffer.from(p256dh, "base64url")
  if (point.length !== 65 || point[0] !== 4 || Buffer.from(auth, "base64url").length !== 16) return false
  const curve = createECDH("prime256v1")
  curve.generateKeys()
  try {
    curve.computeSecret(point)
    return true
  } catch {
    return false
  }
}
