import { describeProblem, type Problem } from "../src/modules/content/pack/problem.ts"
import { wordsIn } from "../src/platform/words/words-in.ts"

/** A problem as it is told about a pack in English. */
export function inEnglish(problem: Problem): string {
  return describeProblem(problem, wordsIn("en"))
}
