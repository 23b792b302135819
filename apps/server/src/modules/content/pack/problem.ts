/** Something wrong in a content pack, at a line an editor can open. Lines count from 1. */
export type Problem = { file: string; line: number; message: string }

/** Notes a problem of the file at hand. Checking goes on: an editor wants all of them at once. */
export type Report = (line: number, message: string) => void

export function describeProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`
}

/** By file and line, each said once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const once = [...new Map(problems.map((problem) => [describeProblem(problem), problem])).values()]
  return once.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
}
