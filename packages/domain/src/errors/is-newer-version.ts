/** `1.10.0` is newer than `1.9.2`. Text that does not begin with a number is newer than nothing. */
export function isNewerVersion(version: string, than: string): boolean {
  const [one, other] = [partsOf(version), partsOf(than)]
  if (one === null) return false
  if (other === null) return true
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}

function partsOf(version: string): number[] | null {
  const [, numbers] = /^v?(\d{1,9}(?:\.\d{1,9}){0,3})(?![\d.])/.exec(version) ?? []
  return numbers === undefined ? null : numbers.split(".").map(Number)
}
