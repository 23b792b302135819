import type { Words } from "@confetti/domain/messages/words"
import { type Say, t } from "../../../platform/words/say.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"

/** A problem in a content pack, at a line counted from 1. */
export type Problem = {
  file: string
  line: number
  /** The text is made when it is shown: parsed files are cached, without a language. */
  say: Say
  path?: readonly (string | number)[] | undefined
  isInStudio?: boolean
}

/** Reports a problem in the current file. Checking continues, so that editors see all problems at once. */
export type Report = (line: number, say: Say, path?: Problem["path"]) => void

const inStudio = t`in the studio`

export function describeProblem({ file, line, say, isInStudio }: Problem, words: Words): string {
  return `${file}:${line}${isInStudio ? ` (${inStudio(words)})` : ""}: ${say(words)}`
}

export function sortProblems(problems: readonly Problem[]): Problem[] {
  const english = wordsIn("en")
  const once = [...new Map(problems.map((problem) => [describeProblem(problem, english), problem])).values()]
  return once.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
}

/** The pack has problems, and nothing was written. */
export class InvalidPack extends Error {
  override name = "InvalidPack"
  readonly problems: readonly Problem[]
  readonly words: Words

  /** `language` is the pack's, as a BCP 47 tag. */
  constructor(problems: readonly Problem[], language: string) {
    const words = wordsIn(language)
    super(problems.map((problem) => describeProblem(problem, words)).join("\n"))
    this.problems = problems
    this.words = words
  }

  get count(): string {
    return `${this.problems.length} ${this.problems.length === 1 ? "problem" : "problems"}`
  }
}
