import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Art, registered } from "./moving-art.ts"

const size = fc.integer({ min: 60, max: 900 })
/** A picture that rests so that it covers its box, and has drifted by some hundredths of its width. */
const drift = fc.record({
  left: fc.integer({ min: -3, max: 0 }),
  top: fc.integer({ min: -3, max: 0 }),
  width: fc.integer({ min: 0, max: 8 }),
})
const artOf = (ratio: number) =>
  fc.record({ width: size, height: size, drift }).map(({ width, height, drift }): Art => {
    const whole = Math.max(width, height * ratio)
    const rest = { left: (width - whole) / 2, top: (height - whole / ratio) * 0.38, width: whole }
    const picture = {
      left: rest.left + (whole * drift.left) / 100,
      top: rest.top + (whole * drift.top) / 100,
      width: whole * (1 + drift.width / 100),
    }
    return { width, height, radius: "0px", ghost: "none", rest, picture }
  })
const ends = fc.constantFrom(9 / 19.5, 0.75, 2, 0.5, 1).chain((ratio) => fc.tuple(artOf(ratio), artOf(ratio)))

/** Where the whole picture is in the moving box, by where its crop is. */
function pictureBy(crop: Art, { width, left, top }: Keyframe) {
  const scale = Number.parseFloat(String(width)) / crop.width
  return [
    Number.parseFloat(String(left)) + crop.picture.left * scale,
    Number.parseFloat(String(top)) + crop.picture.top * scale,
    crop.picture.width * scale,
  ]
}

describe("two crops of a picture that travels", () => {
  it("show each point of it in one place, all the way", () => {
    fc.assert(
      fc.property(ends, fc.boolean(), ([from, to], isBack) => {
        const frames = registered(from, to, isBack, 0.8)
        for (const [at, frame] of frames.old.entries()) {
          const [old, later] = [pictureBy(from, frame), pictureBy(to, frames.new[at] ?? {})]
          for (const [which, place] of old.entries()) expect(later[which]).toBeCloseTo(place, 5)
        }
      }),
    )
  })

  it("begin and end as they are on the screen", () => {
    fc.assert(
      fc.property(ends, fc.boolean(), ([from, to], isBack) => {
        const frames = registered(from, to, isBack, 0.8)
        for (const [crop, frame] of [
          [from, frames.old[0]],
          [to, frames.new[2]],
        ] as const) {
          const { width, height, left, top } = frame ?? {}
          expect([width, height].map(Number.parseFloat as (text: unknown) => number)).toEqual([
            expect.closeTo(crop.width, 5),
            expect.closeTo(crop.height, 5),
          ])
          expect([left, top].map(Number.parseFloat as (text: unknown) => number)).toEqual([
            expect.closeTo(0, 5),
            expect.closeTo(0, 5),
          ])
        }
      }),
    )
  })
})
