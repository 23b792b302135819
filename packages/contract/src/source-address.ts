/** Where a sentence's mark leads: to the source of its tile that carries it, counted from 1. */
export function sourceAddress(number: number): string {
  return `#source-${number}`
}
