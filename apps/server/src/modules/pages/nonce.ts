import { randomFillSync } from "node:crypto"

/** Bytes of a nonce; as text always `nonceLength` characters, so that it fits where another stood. */
const bytes = 18
export const nonceLength = 24

/** Random bytes are cheap by the thousand and dear by the handful. */
const pool = Buffer.alloc(bytes * 256)
let used = pool.length

export function freshNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += bytes
  return pool.toString("base64url", used - bytes, used)
}
