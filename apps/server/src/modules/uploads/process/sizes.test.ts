import { expect, it } from "vitest"
import { mostPixelsDecoded } from "../../media/clip-bounds.ts"
import { clipSizes, frameRate, pixelsDecoded, seenSize } from "../../media/clip-shape.ts"
import { pictureSizes } from "./picture-sizes.ts"

it("makes no picture wider or taller than a screen, and none that is hardly smaller than the next", () => {
  const widthsOf = (width: number, height: number) => pictureSizes({ width, height }).map((size) => size.width)
  expect(widthsOf(8000, 6000)).toEqual([480, 960, 1440])
  expect(widthsOf(1000, 700)).toEqual([480, 1000])
  expect(widthsOf(500, 500)).toEqual([500])
  expect(widthsOf(1, 1)).toEqual([1])
  expect(pictureSizes({ width: 2000, height: 20_000 })).toEqual([{ width: 256, height: 2560 }])
})

it("makes clips of even sides, upright or lying", () => {
  expect(clipSizes({ width: 1080, height: 1920 })).toEqual([
    { width: 720, height: 1280 },
    { width: 360, height: 640 },
  ])
  expect(clipSizes({ width: 701, height: 333 })).toEqual([{ width: 700, height: 332 }])
})

it("sees a clip as a screen does: turned, and with square pixels", () => {
  const filmed = { index: 0, width: 720, height: 576 }
  expect(seenSize({ ...filmed, sample_aspect_ratio: "16:15" })).toEqual({ width: 768, height: 576 })
  expect(seenSize({ ...filmed, sample_aspect_ratio: "0:1", side_data_list: [{}, { rotation: -90 }] })).toEqual({
    width: 576,
    height: 720,
  })
})

it("keeps the frames that were filmed, up to thirty a second", () => {
  const rateOf = (avg_frame_rate: string) => frameRate({ index: 0, avg_frame_rate })
  expect([rateOf("24000/1001"), rateOf("60/1"), rateOf("0/0"), rateOf("1/7200")]).toEqual([23.976, 30, 30, 1])
})

it("takes a minute of 4K and slow motion, and no film of eight hundred large frames a second", () => {
  const share = (width: number, height: number, rate: number, seconds: number) =>
    pixelsDecoded({ index: 0, width, height, avg_frame_rate: `${rate}/1` }, seconds) / mostPixelsDecoded
  expect(share(4096, 2304, 60, 60)).toBe(1)
  expect(share(1920, 1080, 240, 60)).toBeLessThan(1)
  expect(share(4096, 2304, 788, 59)).toBeGreaterThan(1)
  // The index of a file may know of more than its rate says.
  expect(pixelsDecoded({ index: 0, width: 4096, height: 2304, nb_frames: 46_492 }, 1)).toBeGreaterThan(
    mostPixelsDecoded,
  )
})
