/** A number from 0 up to 1 for these whole numbers, the same in every run: chance that does not depend on what else happens. */
export function chance(...keys: readonly number[]): number {
  let mixed = 0x9e3779b9
  for (const key of keys) {
    mixed = Math.imul(mixed ^ (key | 0), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    mixed ^= mixed >>> 16
  }
  return (mixed >>> 0) / 4_294_967_296
}
