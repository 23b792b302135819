import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import sharp from "sharp"
import { expect, it } from "vitest"
import { boxAround, cropOriginal } from "./crop-original.ts"

const side = fc.integer({ min: 1, max: 5000 })
const size = fc.record({ width: side, height: side })
const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000)

it("a crop lies within its picture, touches two of its edges, and holds its focus", () => {
  fc.assert(
    fc.property(fc.record({ x: share, y: share }), size, size, (focus, picture, shape) => {
      const { left, top, width, height } = boxAround(focus, picture, shape)
      expect(left >= 0 && top >= 0 && left + width <= picture.width && top + height <= picture.height).toBe(true)
      expect(width === picture.width || height === picture.height).toBe(true)
      const [x, y] = [focus.x * picture.width, focus.y * picture.height]
      expect(left - 1 <= x && x <= left + width + 1 && top - 1 <= y && y <= top + height + 1).toBe(true)
    }),
  )
})

it("what a picture's focus is on stays in it, also where a camera was held on its side", async () => {
  const dir = mkdtempSync(join(tmpdir(), "confetti-crop-"))
  const red = { create: { width: 20, height: 20, channels: 3, background: "#ff0000" } } as const
  const dot = await sharp(red).png().toBuffer()
  const blue = { create: { width: 400, height: 200, channels: 3, background: "#0000ff" } } as const
  const picture = sharp(blue).composite([{ input: dot, left: 340, top: 90 }])
  // Shown turned by a quarter: what is at the right of the file is at the bottom of the picture.
  await picture.withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toFile(join(dir, "turned.jpg"))
  const focus = { x: 0.5, y: 0.875 }
  const cropped = await cropOriginal({ kind: "original", file: "turned.jpg", focus }, { width: 100, height: 100 }, dir)
  const { data, info } = await cropped.raw().toBuffer({ resolveWithObject: true })
  const reds = Array.from({ length: info.width * info.height }, (_, at) => data[at * info.channels] ?? 0)
  expect([info.width, info.height, reds.some((value) => value > 200)]).toEqual([100, 100, true])
  rmSync(dir, { recursive: true, force: true })
})
