import { expect, it } from "vitest"
import { momentText } from "./moment-text.ts"

const now = Date.parse("2026-11-21T12:00:00Z")

it("is relative within a day and a date before that", () => {
  expect(momentText("2026-11-21T11:59:30Z", now, "en-GB")).toBe("now")
  expect(momentText("2026-11-21T11:57:00Z", now, "en-GB")).toBe("3 minutes ago")
  expect(momentText("2026-11-21T07:00:00Z", now, "en-GB")).toBe("5 hours ago")
  expect(momentText("2026-10-02T12:00:00Z", now, "en-GB")).toBe("2 Oct 2026")
})

it("takes a clock that runs ahead for now", () => {
  expect(momentText("2026-11-21T12:00:09Z", now, "en-GB")).toBe("now")
})
