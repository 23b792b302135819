import { expect, it } from "vitest"
import { placeBeside } from "./source-note.tsx"

const note = { offsetWidth: 300, offsetHeight: 100 }
const phone = { width: 390, height: 844 }
const at = (left: number, top: number) => ({ left, right: left + 10, top, bottom: top + 10 })

it("a note stands below its mark, under the middle of it", () => {
  expect(placeBeside(at(190, 200), note, phone)).toEqual({ left: 45, top: 218 })
})

it("a note stands above a mark at the window's foot, and beside no edge", () => {
  expect(placeBeside(at(190, 800), note, phone)).toEqual({ left: 45, top: 692 })
  expect(placeBeside(at(0, 200), note, phone).left).toBe(12)
  expect(placeBeside(at(380, 200), note, phone).left).toBe(78)
})

it("a note begins within a window that is too small for it", () => {
  expect(placeBeside(at(5, 20), { offsetWidth: 400, offsetHeight: 900 }, phone)).toEqual({ left: 12, top: 12 })
})
