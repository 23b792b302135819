import type { StudioProblem } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { createContext, use } from "react"
import { type DraftPath, fieldId, isSamePath, problemWords, startsWith } from "./draft-path.ts"

export const ProblemsContext = createContext<readonly StudioProblem[]>([])

type Options = {
  /** Also what is wrong with something inside the field. */
  isWhole?: boolean
}

export function useProblem(path: DraftPath, { isWhole = false }: Options = {}): string | null {
  return problemAt(use(ProblemsContext), path, { isWhole })
}

export function problemAt(problems: readonly StudioProblem[], path: DraftPath, { isWhole = false }: Options = {}) {
  const found = problems.filter((problem) => {
    if (problem.path === null) return false
    return isWhole ? startsWith(problem.path, path) : isSamePath(problem.path, path)
  })
  return found.length === 0
    ? null
    : [...new Set(found.map((problem) => sentence(problemWords(problem).text)))].join(" ")
}

/** The problems found in one draft that may still be there in a later one: those whose field is as it was. */
export function standingProblems(problems: StudioProblem[], found: TileDraft, now: TileDraft): StudioProblem[] {
  if (found === now) return problems
  return problems.filter(({ path }) => path === null || valueAt(found, path) === valueAt(now, path))
}

function valueAt(draft: TileDraft, path: DraftPath): string {
  let value: unknown = draft
  for (const part of path) value = (value as Record<string | number, unknown> | null | undefined)?.[part]
  return JSON.stringify(value)
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? "" : "."}`
}

export function problemId(path: DraftPath): string {
  return `${fieldId(path)}-problem`
}

/** Stands below a field. What is wrong with a field that nobody has filled in yet is a hint, and not yet an error. */
export function ProblemText({
  path,
  problem,
  isQuiet,
}: {
  path: DraftPath
  problem: string | null
  isQuiet?: boolean
}) {
  return (
    <span className="draft-problem" id={problemId(path)} data-quiet={isQuiet || undefined}>
      {problem}
    </span>
  )
}
