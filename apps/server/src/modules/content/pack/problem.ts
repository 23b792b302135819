/** Something wrong in a content pack, at a line an editor can open. Lines count from 1. */
export type Problem = {
  file: string
  line: number
  message: string
  /** The field it is about, where that is known more exactly than by its line. */
  path?: readonly (string | number)[] | undefined
}

/** Notes a problem of the file at hand. Checking goes on: an editor wants all of them at once. */
export type Report = (line: number, message: string, path?: Problem["path"]) => void

export function describeProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`
}

/** By file and line, each said once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const once = [...new Map(problems.map((problem) => [describeProblem(problem), problem])).values()]
  return once.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
}

/** The pack has problems; nothing was written. */
export class InvalidPack extends Error {
  override name = "InvalidPack"
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(describeProblem).join("\n"))
    this.problems = problems
  }

  /** "1 problem", "2 problems". */
  get count(): string {
    return `${this.problems.length} ${this.problems.length === 1 ? "problem" : "problems"}`
  }
}
