import { createHmac } from "node:crypto"
import { type Requester, requesterKey } from "./requester.ts"

/** What better-auth's identifier of a code to sign in with begins with; the address of mail follows. */
export const codePrefix = "sign-in-otp-"
/** How often a code may be tried. */
export const codeTries = 5

export function keyedHash(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url")
}

/**
 * What a code is kept under: each requester has codes and tries of their own for an address, so that a stranger can neither
 * burn nor replace the owner's. better-auth also looks under its own identifier, where nothing is ever kept.
 */
export function codeIdentifier(secret: string, requester: Requester, identifier: string): string {
  return keyedHash(secret, `${requesterKey(requester)} ${identifier}`)
}
