import { createHmac } from "node:crypto"

/** Private networks, or an undeclared proxy: these distinguish nobody. */
const isInside = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|0:0:0:|f[cd]|fe8)/

/**
 * Hashes of the networks a person was seen on, stored with an invitation because sessions are deleted on signing out. Deleted once no
 * longer needed.
 */
export function networkMarks(addresses: readonly string[], secret: string): string[] {
  return addresses
    .filter((address) => !isInside.test(address))
    .map((address) => createHmac("sha256", secret).update(`network ${address}`).digest("base64url").slice(0, 16))
}
