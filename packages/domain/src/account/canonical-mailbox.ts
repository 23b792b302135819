/**
 * The mailbox of an address as far as its spelling tells: lower case, without a plus-part, and for Google without dots and under one
 * domain. Equal mailboxes belong to one person.
 */
export function canonicalMailbox(email: string): string {
  const lower = email.trim().toLowerCase()
  const at = lower.lastIndexOf("@")
  if (at < 1) return lower
  const [local = ""] = lower.slice(0, at).split("+")
  const domain = lower.slice(at + 1)
  const isGoogle = domain === "gmail.com" || domain === "googlemail.com"
  const box = isGoogle ? local.replaceAll(".", "") : local
  // An address that is only a plus-part stays as it is.
  return box === "" ? lower : `${box}@${isGoogle ? "gmail.com" : domain}`
}
