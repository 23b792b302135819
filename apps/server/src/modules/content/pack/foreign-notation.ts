import type { Text } from "mdast"
import { type Say, t } from "../../../platform/words/say.ts"
import type { Report } from "./problem.ts"
import { lineOf } from "./read-markdown.ts"

const notations: readonly (readonly [RegExp, Say])[] = [
  // The line beneath a table's head: nothing but pipes, dashes and colons.
  [/^(?=[^|\n]*\|)(?=[^\n]*---)[-|: \t]+$/m, t`a table of pipes is not supported: write a block \`\`\`table`],
  [/~~[^\s~][^~]*~~/, t`crossed out words are not supported: write what holds now`],
  [/^\[[ xX]\]\s/, t`a list to tick off is not supported: leave out the brackets`],
  [/(?<![\w:]):[a-z][a-z0-9_+-]+:(?![\w:])/, t`names of emoji are not supported: write the emoji itself`],
  [/https?:\/\/\S/, t`an address alone is not supported: write [text](address)`],
]

export function checkNotations(node: Text, report: Report): void {
  for (const [notation, say] of notations) {
    const index = node.value.search(notation)
    if (index >= 0) report(lineOf(node) + (node.value.slice(0, index).match(/\n/g)?.length ?? 0), say)
  }
}
