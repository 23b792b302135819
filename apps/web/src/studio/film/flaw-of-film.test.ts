import { expect, it } from "vitest"
import { ApiError } from "../../platform/api.ts"
import { filmTrouble, flawOfFilm } from "./flaw-of-film.ts"

const megabyte = 1024 * 1024

it.each([
  ["", 5 * megabyte, null],
  ["video/quicktime", 200 * megabyte, null],
  ["video/mp4", 0, /empty/],
  ["image/png", 40 * megabyte, /no film/],
  ["video/mp4", 201 * megabyte, /201 MB, and 200 MB is the most/],
] as const)("judges a file of type “%s” with %i bytes", (type, size, words) => {
  const flaw = flawOfFilm({ type, size })
  if (words === null) expect(flaw).toBeNull()
  else expect(flaw).toMatch(words)
})

it("says what a film lacks by its flaw, and all else as everywhere", () => {
  expect(filmTrouble(new ApiError("studio/invalid-film", "No.", { flaw: "too-long" }))).toMatch(/longer than a minute/)
  expect(filmTrouble(new ApiError("studio/no-film-tools", "No ffmpeg."))).toBe("No ffmpeg.")
})
