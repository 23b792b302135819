import { createHmac } from "node:crypto"

/** Of a server's own house, or of a proxy nobody told it of: these tell nobody apart. */
const isInside = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|0:0:0:|f[cd]|fe8)/

/**
 * The networks somebody was seen on, as an invitation remembers them. Sessions can't say it later: who signs out takes theirs along.
 * They are kept as hashes, and not for longer than they are looked at.
 */
export function networkMarks(addresses: readonly string[], secret: string): string[] {
  return addresses
    .filter((address) => !isInside.test(address))
    .map((address) => createHmac("sha256", secret).update(`network ${address}`).digest("base64url").slice(0, 16))
}
