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
  [{ type: "try", experiment: "coin-game", title: "Toss", byHand: "Take a coin." }, "Toss. Take a coin."],
  [
    { type: "sound", title: "Six pips", words: "Five short, one long.", notes: [], times: 1, every: 1 },
    "Six pips. Five short, one long.",
  ],
  [
    {
      type: "compare",
      before: { picture: "a.png", alt: "A bare hill.", label: "1900" },
      after: { picture: "b.png", alt: "A wood.", label: "2000" },
      caption: "One hill",
    },
    "One hill. 1900: A bare hill. 2000: A wood.",
  ],
  [{ type: "link", tile: "whales", why: "Whales hear it too" }, "Whales hear it too."],
  [
    {
      type: "map",
      title: "Two ways home",
      words: "A map with two numbers.",
      height: 600,
      land: "M0 0l1 1z",
      routes: [],
      places: [
        { label: "Ducie", text: "No shop.", x: 1, y: 1, area: "", shade: null },
        { label: "Chile: 3 islets", text: "", x: 9, y: 9, area: "M0 0l1 1z", shade: 1 },
      ],
    },
    "Two ways home. A map with two numbers. Ducie: No shop. Chile: 3 islets.",
  ],
  [
    {
      type: "diagram",
      title: "How it turns back",
      words: "A beam and a mirror.",
      width: 320,
      height: 200,
      shapes: [],
      steps: [{ label: "Down", text: "Nobody has aimed it.", shapes: [{ text: "a", x: 1, y: 1, tone: "plain" }] }],
    },
    "How it turns back. A beam and a mirror. Down: Nobody has aimed it.",
  ],
]

it.each(blocks)("a block's words are sentences: %#", (block, words) => {
  expect(plainText([{ type: "paragraph", text: ["Before."] }, block])).toBe(`Before. ${words}`)
})

it("a card that says nothing of its own leaves no gap", () => {
  const text = (words: string) => ({ type: "paragraph" as const, text: [words] })
  expect(plainText([text("Before."), { type: "link", tile: "whales", why: "" }, text("After.")])).toBe("Before. After.")
})
