import { z } from "zod"
import { t } from "../../../platform/words/say.ts"
import { checkShape } from "../../content/pack/check-shape.ts"
import { text } from "../../content/pack/fields.ts"
import type { Report } from "../../content/pack/problem.ts"
import { readYaml } from "../../content/pack/read-yaml.ts"
import { error } from "../../content/pack/refinements.ts"

export const linesFile = "games/words/wurd-lines.yaml"

export const lineOfWord = text(3, 140)
  .transform((value) => value.trim())
  .refine((value) => !/[\r\n]/.test(value), error(t`must be one line`))

const group = z.record(z.string(), z.unknown())

/** Reads `word: line`. Wrong lines are reported and left out. */
export function readLines(yaml: string, answers: ReadonlySet<string>, report: Report): Map<string, string> {
  const lines = new Map<string, string>()
  const source = readYaml(yaml, 1, report)
  // Only comments.
  if (!source || source.value === null) return lines
  for (const [word, line] of Object.entries(checkShape(group, source, report) ?? {})) {
    if (!answers.has(word))
      report(source.lineOf([word]), t`\`${word.slice(0, 40)}\` is not in games/words/wurd-answers.txt`)
    // Checked separately, so that a wrong line does not affect others.
    const checked = checkShape(z.record(z.string(), lineOfWord), { ...source, value: { [word]: line } }, report)?.[word]
    if (checked !== undefined && answers.has(word)) lines.set(word, checked)
  }
  return lines
}
