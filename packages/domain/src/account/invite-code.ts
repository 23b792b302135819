export const inviteStorageKey = "cf_referred_by_code"

/** The names a code goes by in an address, the first one that is there counts. */
export const inviteParameters = ["invite", "referredBy"] as const

/** Digits and capitals that cannot be taken for one another, read aloud or by eye: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
export const inviteAlphabet = "34679ACDEFGHJKMNPQRTWXY"

export const inviteCodeLength = 7

const shape = new RegExp(`^[${inviteAlphabet}]{${inviteCodeLength}}$`)

/** A code as it is kept, from how somebody may have typed or sent it; null when it cannot be one. */
export function readInviteCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]+/g, "")
  return shape.test(code) ? code : null
}

/** A code from random bytes: each must be one of 0 to 255, and enough of them. Null when too many of them had to be left out. */
export function makeInviteCode(bytes: Iterable<number>): string | null {
  const fair = 256 - (256 % inviteAlphabet.length)
  let code = ""
  for (const byte of bytes) {
    // What lies beyond the last whole turn would favour the first letters.
    if (byte < fair) code += inviteAlphabet[byte % inviteAlphabet.length]
    if (code.length === inviteCodeLength) return code
  }
  return null
}
