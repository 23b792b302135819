// npm run bench:games
// How hard a year of puzzles is: a simple solver plays each WURD, and each BAW is counted. Days that stand out are named; their answers
// are not, so that whoever runs this can still play.
import { join } from "node:path"
import { isPangram, pointsForRank, wordPoints } from "@confetti/domain/games/baw"
import { addDays } from "@confetti/domain/games/puzzle-day"
import { wurdGuesses, wurdLetters } from "@confetti/domain/games/wurd"
import { fewestWords, mostWords } from "../../apps/server/src/modules/games/puzzles/baw-candidates.ts"
import { createSchedule } from "../../apps/server/src/modules/games/puzzles/puzzle-schedule.ts"
import { readWordLists } from "../../apps/server/src/modules/games/puzzles/read-word-lists.ts"
import { solveWurd } from "./solve-wurd.ts"

const [seed = "bench", first = "2027-01-01"] = process.argv.slice(2)
const lists = await readWordLists(join(import.meta.dirname, "../../content"), [])
if (!lists) throw new Error("The starter pack has no word lists.")
const schedule = createSchedule(lists, new Map(), seed)
const days = Array.from({ length: 365 }, (_, at) => addDays(first, at))

const words = [...lists.accepted].filter((word) => word.length === wurdLetters)
const played = days.map((day) => ({ day, guesses: solveWurd(schedule.puzzleOf("WURD", day).word, words) }))
console.log(
  `WURD, ${days.length} days, a solver that knows ${words.length} words and picks by how common their letters are`,
)
for (let guesses = 1; guesses <= wurdGuesses; guesses += 1)
  console.log(`  ${guesses} guesses  ${played.filter((each) => each.guesses === guesses).length}`)
const lost = played.filter(({ guesses }) => guesses > wurdGuesses)
console.log(`  more       ${lost.length}`)
console.log(`  on average ${(sum(played.map(({ guesses }) => guesses)) / days.length).toFixed(2)}`)
console.log(`  stand out, with 8 guesses or more: ${list(played.filter(({ guesses }) => guesses >= 8))}`)

const built = days.map((day) => {
  const puzzle = schedule.puzzleOf("BAW", day)
  const points = sum(puzzle.words.map(wordPoints))
  return { day, words: puzzle.words.length, points, pangrams: puzzle.words.filter(isPangram).length }
})
console.log("BAW            least  median  most")
for (const figure of ["words", "points", "pangrams"] as const)
  print(
    figure,
    built.map((each) => each[figure]),
  )
print(
  "to the top",
  built.map(({ points }) => pointsForRank("confetti", points)),
)
const odd = built.filter((each) => each.words < fewestWords || each.words > mostWords || each.pangrams === 0)
console.log(`  stand out, with too few or too many words or no pangram: ${list(odd)}`)

function print(name: string, figures: number[]): void {
  const sorted = figures.toSorted((a, b) => a - b)
  const at = (share: number): string => String(sorted[Math.round(share * (sorted.length - 1))] ?? 0)
  console.log(`  ${name.padEnd(11)} ${at(0).padStart(6)} ${at(0.5).padStart(7)} ${at(1).padStart(5)}`)
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, each) => total + each, 0)
}

function list(found: readonly { day: string }[]): string {
  return found.length === 0 ? "none" : found.map(({ day }) => day).join(", ")
}
