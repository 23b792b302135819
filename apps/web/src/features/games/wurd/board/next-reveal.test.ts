import { describe, expect, it } from "vitest"
import { nextReveal, type Reveal } from "./next-reveal.ts"

const unknown: Reveal = { rows: null, waiting: null, flipping: null }
const board = { isStill: false, waiting: null }

describe("what turns on the board", () => {
  it("is nothing of what was there on entering", () =>
    expect(nextReveal(unknown, { ...board, words: ["slate", "irony"] })).toMatchObject({ rows: 2, flipping: null }))

  it("is the row that waited here, once it is marked", () => {
    const sent = nextReveal({ ...unknown, rows: 2 }, { ...board, words: ["slate", "irony"], waiting: "union" })
    expect(sent).toEqual({ rows: 2, waiting: "union", flipping: null })
    expect(nextReveal(sent, { ...board, words: ["slate", "irony", "union"] }).flipping).toBe(2)
  })

  it("is nothing that came from another device", () => {
    const before = { rows: 1, waiting: "union", flipping: null }
    expect(nextReveal(before, { ...board, words: ["slate", "irony"], waiting: "union" }).flipping).toBeNull()
    expect(nextReveal({ ...before, waiting: null }, { ...board, words: ["slate", "irony"] }).flipping).toBeNull()
  })

  it("goes on turning while the next row is sent", () => {
    const turning = { rows: 1, waiting: null, flipping: 0 }
    expect(nextReveal(turning, { ...board, words: ["slate"], waiting: "irony" }).flipping).toBe(0)
  })

  it("is nothing for who wants stillness", () => {
    const before = { rows: 0, waiting: "union", flipping: null }
    expect(nextReveal(before, { ...board, words: ["union"], isStill: true }).flipping).toBeNull()
  })
})
