import { expect, it } from "vitest"
import { firstChunk, nextChunkSize } from "./chunk-size.ts"

/** The size that chunks come to on a line of so many bytes a second. */
function settledSize(speed: number): number {
  let size = firstChunk
  for (let sent = 0; sent < 10; sent++) size = nextChunkSize(size, (1000 * size) / speed + 40)
  return size
}

it("sends about two seconds' worth at once, between 64 kB and 4 MB", () => {
  expect(settledSize(500_000)).toBeGreaterThan(900_000)
  expect(settledSize(500_000)).toBeLessThan(1_000_000)
  expect(settledSize(1000)).toBe(65_536)
  expect(settledSize(100_000_000)).toBe(4_194_304)
})

it("grows no faster than twice at a time", () => {
  expect(nextChunkSize(firstChunk, 1)).toBe(2 * firstChunk)
})
