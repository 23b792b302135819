/** Whether two texts differ only in case and white space. */
export function isSameText(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(value: string): string {
  return value.normalize("NFKC").trim().replace(/\s+/gu, " ").toLowerCase()
}
