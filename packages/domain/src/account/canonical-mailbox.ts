/**
 * The mailbox an address delivers to, as far as that can be told from its letters: without case, without what stands behind a plus,
 * and at Google without dots and under one name. Two addresses with the same one belong to the same person.
 */
export function canonicalMailbox(email: string): string {
  const lower = email.trim().toLowerCase()
  const at = lower.lastIndexOf("@")
  if (at < 1) return lower
  const [local = ""] = lower.slice(0, at).split("+")
  const domain = lower.slice(at + 1)
  const isGoogle = domain === "gmail.com" || domain === "googlemail.com"
  const box = isGoogle ? local.replaceAll(".", "") : local
  // An address that is nothing but a plus-part stays itself.
  return box === "" ? lower : `${box}@${isGoogle ? "gmail.com" : domain}`
}
