import { expect, it } from "vitest"
import { countUp } from "./count-up.ts"

it("a count that is ended leaves the number that has come meanwhile", () => {
  const badge = document.createElement("b")
  const end = countUp(badge, { from: 2, to: 7, format: String })
  expect(badge.textContent).toBe("2")
  badge.textContent = "4"
  end()
  expect(badge.textContent).toBe("4")
  expect(badge.hasAttribute("data-counting")).toBe(false)
})
