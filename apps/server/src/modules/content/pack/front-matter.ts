import { t } from "../../../platform/words/say.ts"
import { checkCharacters } from "./check-characters.ts"
import type { Report } from "./problem.ts"

export type FrontMatterFile = { yaml: string; yamlLine: number; markdown: string; markdownLine: number }

const fence = /^---[ \t]*$/

export function splitFrontMatter(text: string, report: Report): FrontMatterFile | null {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/)
  checkCharacters(lines, report)
  if (!fence.test(lines[0] ?? "")) {
    report(1, t`has no front matter: the first line must be ---`)
    return null
  }
  const end = lines.findIndex((line, at) => at > 0 && fence.test(line))
  if (end < 0) {
    report(1, t`the front matter is not closed: end it with a line of ---`)
    return null
  }
  return {
    yaml: lines.slice(1, end).join("\n"),
    yamlLine: 2,
    markdown: lines.slice(end + 1).join("\n"),
    markdownLine: end + 2,
  }
}
