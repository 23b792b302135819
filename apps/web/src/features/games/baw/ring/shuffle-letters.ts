/** The same letters in another order: never the one they had. `random` gives numbers from 0 to below 1. */
export function shuffleLetters(letters: readonly string[], random: () => number): string[] {
  const next = [...letters]
  for (let at = next.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[next[at], next[other]] = [next[other] ?? "", next[at] ?? ""]
  }
  const isSame = next.every((letter, at) => letter === letters[at])
  return isSame ? [...next.slice(1), ...next.slice(0, 1)] : next
}
