/** Whether this may be an e-mail address. Only a mail that arrives proves it. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text)
}

/** Whether this may be a phone number in the international form, however it is spaced. */
export function isPhone(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text.replace(/[\s().\-/]/g, ""))
}
