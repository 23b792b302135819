import { expect, it } from "vitest"
import { addressLines } from "./address-lines.ts"
import { confirmWords } from "./confirm-words.ts"

it("says what is set aside, what remains, and how long it can be taken back", () => {
  expect(confirmWords(600, 640, "en")).toBe("600 points are set aside. 40 remain. You can cancel until it is packed.")
  expect(confirmWords(1200, 1201, "en")).toContain("1,200 points are set aside. 1 remains.")
})

it("writes an address line by line, and leaves out what is not there", () => {
  const address = {
    name: "Ada Lovelace",
    country: "DE",
    street: "Torstraße 1",
    more: "",
    postalCode: "10119",
    city: "Berlin",
    region: "",
  }
  expect(addressLines(address, "Germany")).toEqual(["Ada Lovelace", "Torstraße 1", "10119 Berlin", "Germany"])
})
