import type { PlayRow } from "./store.ts"

/**
 * Whether a play is better than another one of the same puzzle: one that counts, then one that is finished, won, with fewer guesses or more
 * points; of two that go on, the one that came further.
 */
export function isBetterPlay(play: PlayRow, other: PlayRow): boolean {
  const [mine, theirs] = [worth(play), worth(other)]
  const differing = mine.findIndex((value, at) => value !== theirs[at])
  return differing >= 0 && (mine[differing] ?? 0) > (theirs[differing] ?? 0)
}

function worth({ game, is_practice, outcome, score, moves }: PlayRow): number[] {
  const isWon = outcome === "won"
  return [
    is_practice ? 0 : 1,
    outcome === null ? 0 : 1,
    isWon ? 1 : 0,
    game === "WURD" && isWon ? -score : score,
    moves.length,
  ]
}
