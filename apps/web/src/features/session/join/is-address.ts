export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text)
}

/** Whether this may be an international phone number, however spaced. */
export function isPhone(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text.replace(/[\s().\-/]/g, ""))
}
