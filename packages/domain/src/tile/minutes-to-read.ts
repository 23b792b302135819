/** Words a minute, of somebody who reads on a phone and wants to. */
const pace = 220

/** How long so many words take, in whole minutes, one at least. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / pace))
}
