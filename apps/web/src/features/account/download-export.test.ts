import { expect, it } from "vitest"
import { exportFileName } from "./download-export.ts"

it("carries the person's own day", () => {
  expect(exportFileName(new Date(2026, 2, 4, 23, 59))).toBe("confetti-2026-03-04.json")
})
