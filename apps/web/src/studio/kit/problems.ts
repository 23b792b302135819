import type { StudioProblem } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { isSamePath, isWithin, type Path, valueAt } from "./paths.ts"

/** Problems of the field at `path`, as sentences; `isWhole` includes fields inside it. Null without any. */
export function problemAt(problems: readonly StudioProblem[], path: Path, isWhole = false): string | null {
  const found = problems.filter((problem) => {
    if (problem.path === null) return false
    return isWhole ? isWithin(problem.path, path) : isSamePath(problem.path, path)
  })
  return found.length === 0
    ? null
    : [...new Set(found.map((problem) => sentence(problemWords(problem).text)))].join(" ")
}

/** Problems that no field shows. */
export function otherProblems(problems: readonly StudioProblem[], isShown: (path: Path) => boolean): string[] {
  return problems.flatMap(({ path, file, line, message }) => {
    if (path !== null && isShown(path)) return []
    if (path === null && line > 1) return [t`${file}, line ${line}: ${message}`]
    return [sentence(problemWords({ path, message }).text)]
  })
}

/** Problems of an earlier version that still apply: those of unchanged fields. */
export function remainingProblems(problems: StudioProblem[], found: unknown, now: unknown): StudioProblem[] {
  if (found === now) return problems
  const textAt = (document: unknown, path: Path) => JSON.stringify(valueAt(document, path))
  return problems.filter(({ path }) => path === null || textAt(found, path) === textAt(now, path))
}

/** A problem's text without the field's name, for display beside the field. */
export function problemWords({ path, message }: { path: Path | null; message: string }): {
  /** Whether the text continues a sentence that begins with the field's name. */
  isContinuation: boolean
  text: string
} {
  const plain = message.replaceAll("`", "").replace(/:\s*$/, "")
  const named = path === null ? "" : `${filePath(path)} `
  const isContinuation = named !== "" && plain.startsWith(named)
  return { isContinuation, text: isContinuation ? plain.slice(named.length) : plain }
}

/** A path as in file checks, counted from one: `questions[1].options[2]`. */
function filePath(path: Path): string {
  return path.map((part, at) => (typeof part === "number" ? `[${part + 1}]` : at === 0 ? part : `.${part}`)).join("")
}

export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? "" : "."}`
}
