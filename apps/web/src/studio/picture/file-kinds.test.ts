import { expect, it } from "vitest"
import { ApiError } from "../../platform/api.ts"
import { filmFiles, pictureFiles } from "./file-kinds.ts"

const mb = 1024 * 1024

it.each([
  ["a photo of a phone", "image/jpeg", 6 * mb, null],
  ["a file whose kind the browser does not know", "", 6 * mb, null],
  ["a PNG of 40 MB", "image/png", 40 * mb, /40 MB, and the limit is 20 MB/],
  ["a HEIC", "image/heic", mb, /Save it as a JPEG/],
  ["a PDF", "application/pdf", mb, /JPEG, PNG, WebP or AVIF/],
  ["an SVG, which could run scripts", "image/svg+xml", 100, /JPEG, PNG, WebP or AVIF/],
  ["nothing at all", "image/png", 0, /empty/],
])("says of %s why it is not sent as a picture", (_, type, size, words) => {
  const problem = pictureFiles.problemOf({ type, size })
  if (words === null) expect(problem).toBeNull()
  else expect(problem).toMatch(words)
})

it.each([
  ["", 5 * mb, null],
  ["video/quicktime", 200 * mb, null],
  ["video/mp4", 0, /empty/],
  ["image/png", 40 * mb, /not a film/],
  ["video/mp4", 201 * mb, /201 MB, and the limit is 200 MB/],
] as const)("judges a film of type “%s” with %i bytes", (type, size, words) => {
  const problem = filmFiles.problemOf({ type, size })
  if (words === null) expect(problem).toBeNull()
  else expect(problem).toMatch(words)
})

it("says what a film lacks by its flaw, and all else as everywhere", () => {
  const tooLong = new ApiError("studio/invalid-film", "No.", { flaw: "too-long" })
  expect(filmFiles.errorText(tooLong)).toMatch(/longer than a minute/)
  expect(filmFiles.errorText(new ApiError("studio/no-film-tools", "No ffmpeg."))).toBe("No ffmpeg.")
})
