import type { StudioProblem } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"

type Path = readonly (string | number)[]

export function problemAt(problems: readonly StudioProblem[], path: Path): string | null {
  const found = problems.find((problem) => problem.path?.join("\n") === path.join("\n"))
  return found ? asSentence(found.message) : null
}

export function otherProblems(problems: readonly StudioProblem[], isShown: (path: Path) => boolean): string[] {
  return problems.flatMap(({ path, file, line, message }) => {
    if (path !== null && isShown(path)) return []
    return [path === null && line > 1 ? t`${file}, line ${line}: ${message}` : asSentence(message)]
  })
}

/** "`title` is empty" stands beside the title: "Is empty." */
function asSentence(message: string): string {
  const words = message.replace(/^`[^`]*` /, "")
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? "" : "."}`
}
