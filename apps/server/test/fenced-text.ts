import { expect } from "vitest"
import { readMarkdown } from "../src/modules/content/pack/read-markdown.ts"
import { richTextBlocks } from "../src/modules/content/pack/rich-text-blocks.ts"
import { wordsIn } from "../src/platform/words/words-in.ts"

export const firstLine = 20

/** The blocks of a text that begins on line 20 of its file, and what is wrong with it. */
export function readText(markdown: string) {
  const problems: string[] = []
  const blocks = richTextBlocks(readMarkdown(markdown, firstLine), (line, say) =>
    problems.push(`${line}: ${say(wordsIn("en"))}`),
  )
  return { blocks, problems }
}

export const fenced = (kind: string, ...lines: string[]) => ["```" + kind, ...lines, "```"].join("\n")

/** Problems of a fenced block after one of its lines was replaced. */
export function findProblems(kind: string, valid: readonly string[], from: string, to: string): string[] {
  const lines = valid.join("\n")
  expect(lines).toContain(from)
  return readText(fenced(kind, lines.replace(from, to))).problems
}
