import { expect, it } from "vitest"
import { placeNotes } from "./place-notes.ts"

const pip = { lasts: 0.1, pitch: 1000, wave: "sine", loudness: 1 } as const

it("begins a note where the one before it ends, with all its repeats", () => {
  const [, second, third] = placeNotes([{ ...pip, times: 5, every: 1 }, pip, { ...pip, at: 2 }])
  expect([second?.at, third?.at]).toEqual([4.1, 2])
})

it("swells and fades without a click, within the note", () => {
  expect(placeNotes([pip])).toMatchObject([{ pitch: [1000, 1000], attack: 0.01, release: 0.03, times: 1 }])
  expect(placeNotes([{ ...pip, lasts: 0.01 }])).toMatchObject([{ attack: 0.005, release: 0.005 }])
})
