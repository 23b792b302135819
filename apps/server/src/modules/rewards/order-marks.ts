import { createHmac, hkdfSync } from "node:crypto"
import type { PostalAddress } from "@confetti/contract/address"
import { canonicalMailbox } from "@confetti/domain/account/canonical-mailbox"
import { authSecret } from "../../platform/auth/auth-secret.ts"
import type { Config } from "../../platform/config.ts"

export type OrderMarks = { address_mark: string; mailbox_mark: string }

/** Keyed hashes that tell whether orders share an address or a mailbox, and nothing else. */
export function orderMarks(
  address: PostalAddress,
  email: string,
  secrets: Pick<Config, "AUTH_SECRET" | "DATA_DIR">,
): OrderMarks {
  const key = new Uint8Array(hkdfSync("sha256", authSecret(secrets), "", "confetti orders", 32))
  const mark = (parts: readonly string[]): string =>
    createHmac("sha256", key).update(JSON.stringify(parts)).digest("base64url")
  const { street, more, postalCode, city, country } = address
  const place = [street, more, postalCode, city, country].map(lettersOf)
  return { address_mark: mark(["address", ...place]), mailbox_mark: mark(["mailbox", canonicalMailbox(email)]) }
}

function lettersOf(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
}
