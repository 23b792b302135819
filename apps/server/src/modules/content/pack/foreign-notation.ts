import type { Text } from "mdast"
import { type Say, t } from "../../../platform/words/say.ts"
import type { Report } from "./problem.ts"
import { lineOf } from "./read-markdown.ts"

const notations: readonly (readonly [RegExp, Say])[] = [
  // The delimiter row of a table: only pipes, dashes and colons.
  [/^(?=[^|\n]*\|)(?=[^\n]*---)[-|: \t]+$/m, t`pipe tables are not supported: write a \`\`\`table block`],
  [/~~[^\s~][^~]*~~/, t`strikethrough is not supported: write what is true now`],
  [/^\[[ xX]\]\s/, t`task lists are not supported: leave out the brackets`],
  [/(?<![\w:]):[a-z][a-z0-9_+-]+:(?![\w:])/, t`emoji shortcodes are not supported: write the emoji itself`],
  [/https?:\/\/\S/, t`bare addresses are not supported: write [text](address)`],
]

export function checkNotations(node: Text, report: Report): void {
  for (const [notation, say] of notations) {
    const index = node.value.search(notation)
    if (index >= 0) report(lineOf(node) + (node.value.slice(0, index).match(/\n/g)?.length ?? 0), say)
  }
}
