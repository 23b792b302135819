import { expect, it } from "vitest"
import { printable } from "./printable.ts"

it("leaves a terminal where it is", () => {
  expect(printable("to Eve\u001b[2K\u001b[1A\u0007, Weg 1")).toBe("to Eve[2K[1A, Weg 1")
  expect(printable("Weg 1, 10115 Berlin\u202e, Germany")).toBe("Weg 1, 10115 Berlin, Germany")
  expect(printable("one\r\ntwo\u2028three")).toBe("one two three")
  expect(printable("    Zoë, Straße 1, 東京 👩‍🚀")).toBe("    Zoë, Straße 1, 東京 👩‍🚀")
})
