export type Toss = "H" | "T"

export type TossRun = readonly [Toss, Toss, Toss]

/** The best run against another: its second toss inverted, then its first two. */
export function replyTo([first, second]: TossRun): TossRun {
  return [second === "H" ? "T" : "H", first, second]
}

export function playPenney(yours: TossRun, theirs: TossRun, toss: () => Toss): { tosses: Toss[]; isYours: boolean } {
  const tosses: Toss[] = []
  for (;;) {
    tosses.push(toss())
    const last = tosses.slice(-3).join("")
    if (last === yours.join("")) return { tosses, isYours: true }
    if (last === theirs.join("")) return { tosses, isYours: false }
  }
}

/** The probability that the first of two runs occurs before the other, by John Conway's leading numbers. */
export function chanceToWin(yours: TossRun, theirs: TossRun): number {
  const forTheirs = leading(yours, yours) - leading(yours, theirs)
  const forYours = leading(theirs, theirs) - leading(theirs, yours)
  return forYours / (forYours + forTheirs)
}

/** Overlap of one run's end with another's start: 4 for three tosses, 2 for two, 1 for one, summed. */
function leading(end: TossRun, start: TossRun): number {
  return [1, 2, 3]
    .filter((count) => end.slice(-count).join("") === start.slice(0, count).join(""))
    .reduce((sum, count) => sum + 2 ** (count - 1), 0)
}
