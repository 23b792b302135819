import { expect, it } from "vitest"
import type { FencedBlock } from "./fenced-block.ts"
import { plainText } from "./plain-text.ts"

const blocks: [FencedBlock, string][] = [
  [
    { type: "choice", question: "Which?", options: ["This", "That"], right: "That", why: "It is nearer." },
    "Which? This. That. Right is: That. It is nearer.",
  ],
  [
    { type: "table", title: "Tanks", columns: ["Month", "Spies", "Truth"], rows: [["June", "1,000", "122"]] },
    "Tanks. June, Spies: 1,000, Truth: 122.",
  ],
  [
    { type: "chart", kind: "bars", title: "Digits", unit: "%", words: "One is first.", items: [], highlight: null },
    "Digits. One is first.",
  ],
  [
    { type: "guess", question: "How many?", min: 0, max: 9, step: 1, unit: "", answer: 4, why: "Counted." },
    "How many? It is 4. Counted.",
  ],
]

it.each(blocks)("a block's words are sentences: %#", (block, words) => {
  expect(plainText([{ type: "paragraph", text: ["Before."] }, block])).toBe(`Before. ${words}`)
})
