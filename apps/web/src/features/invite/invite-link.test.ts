import { expect, it } from "vitest"
import { inviteLink } from "./invite-link.ts"

it("leads to the front page, with the code", () => {
  expect(inviteLink("https://confetti.example", "3ACD469")).toBe("https://confetti.example/?invite=3ACD469")
})
