/** The link of a citation to a source of its tile, counted from 1. */
export function sourceAddress(number: number): string {
  return `#source-${number}`
}
