import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { parse } from "yaml"

const folder = join(import.meta.dirname, "../../../content/games/words")
const read = (file: string): string => readFileSync(join(folder, file), "utf8")

it("the starter pack has one short line on each word that WURD answers, none of them twice", () => {
  const lines: Record<string, string> = parse(read("wurd-lines.yaml"))
  expect(Object.keys(lines)).toEqual(read("wurd-answers.txt").trim().split("\n"))
  const texts = Object.values(lines)
  expect(new Set(texts).size).toBe(texts.length)
  // Whole sentences of one line, and no straight quotation marks in what is read.
  expect(texts.filter((text) => !/^[^'"\n]{1,119}[.?]$/.test(text))).toEqual([])
})
