import type { FencedBlock } from "@confetti/contract/fenced-block"
import { expect, it } from "vitest"
import { tileOf } from "../../../test/world.ts"
import { readingMinutes } from "./reading-minutes.ts"

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ")
const choice: FencedBlock = {
  type: "choice",
  question: words(120),
  options: ["One", "Two"],
  right: "One",
  why: words(90),
}

it("counts what a story says, whatever its form", () => {
  const paragraph = { type: "paragraph" as const, text: [words(220)] }
  expect(readingMinutes(tileOf("short", { body: [paragraph], subtiles: [] }))).toBe(1)
  expect(readingMinutes(tileOf("longer", { body: [paragraph, choice], subtiles: [] }))).toBe(2)
})
