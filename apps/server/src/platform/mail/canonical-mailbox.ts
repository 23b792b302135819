const google = new Set(["gmail.com", "googlemail.com"])

/** The mailbox of an address: without a part after a plus, and without dots for Google. */
export function canonicalMailbox(email: string): string {
  const at = email.lastIndexOf("@")
  const name = (email.slice(0, at).toLowerCase().split("+")[0] ?? "") || email.slice(0, at).toLowerCase()
  const host = email.slice(at + 1).toLowerCase()
  return google.has(host) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`
}
