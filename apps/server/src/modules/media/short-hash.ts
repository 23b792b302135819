import { createHash } from "node:crypto"

const digits = "abcdefghijklmnopqrstuvwxyz234567"

/** SHA-256 as lower-case base32, five bits a character. */
export function shortHash(content: string | Uint8Array, length: number): string {
  const bytes = createHash("sha256").update(content).digest()
  let text = ""
  for (let at = 0; at < length; at++) {
    const bit = at * 5
    const pair = bytes.readUInt16BE(bit >> 3)
    text += digits[(pair >> (11 - (bit & 7))) & 31]
  }
  return text
}
