import { describeProblem, type Problem } from "./problem.ts"

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
