export const inviteStorageKey = "cf_referred_by_code"

/** Parameters of an invite code in an address; the first one found counts. */
export const inviteParameters = ["invite", "referredBy"] as const

/** Digits and capitals that are not confused when read or spoken: without 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
export const inviteAlphabet = "34679ACDEFGHJKMNPQRTWXY"

export const inviteCodeLength = 7

const shape = new RegExp(`^[${inviteAlphabet}]{${inviteCodeLength}}$`)

/** Normalises a typed code; null if it is invalid. */
export function readInviteCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]+/g, "")
  return shape.test(code) ? code : null
}

/** A code from enough random bytes. Null if too many had to be rejected. */
export function makeInviteCode(bytes: Iterable<number>): string | null {
  const fair = 256 - (256 % inviteAlphabet.length)
  let code = ""
  for (const byte of bytes) {
    // Rejects bytes beyond the last full range, which would favour the first letters.
    if (byte < fair) code += inviteAlphabet[byte % inviteAlphabet.length]
    if (code.length === inviteCodeLength) return code
  }
  return null
}
