import { expect, it } from "vitest"
import { flawOfChosen } from "./flaw-of-chosen.ts"

const mb = 1024 * 1024

it.each([
  ["a photo of a phone", "image/jpeg", 6 * mb, null],
  ["a file whose kind the browser does not know", "", 6 * mb, null],
  ["a PNG of 40 MB", "image/png", 40 * mb, /40 MB, and 20 MB is the most/],
  ["a HEIC", "image/heic", mb, /Save it as a JPEG/],
  ["a PDF", "application/pdf", mb, /JPEG, PNG, WebP or AVIF/],
  ["an SVG, which could run scripts", "image/svg+xml", 100, /JPEG, PNG, WebP or AVIF/],
  ["nothing at all", "image/png", 0, /empty/],
])("says of %s why it is not sent", (_, type, size, words) => {
  const flaw = flawOfChosen({ type, size })
  if (words === null) expect(flaw).toBeNull()
  else expect(flaw).toMatch(words)
})
