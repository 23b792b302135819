import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { drawSound, soundDrawing } from "./draw-sound.ts"
import type { SoundEvent } from "./sound-events.ts"

/** Every corner of a drawing, event by event. */
function corners(path: string): [number, number][][] {
  return path
    .split("z")
    .filter((shape) => shape !== "")
    .map((shape) => {
      const [start = "", steps = ""] = shape.slice(1).split("l")
      const numbers = (text: string) => text.split(" ").map(Number)
      const [x = 0, y = 0] = numbers(start)
      const points: [number, number][] = [[x, y]]
      const flat = numbers(steps)
      for (let at = 0; at < flat.length; at += 2) {
        const [before, above] = points.at(-1) ?? [0, 0]
        points.push([before + (flat[at] ?? 0), above + (flat[at + 1] ?? 0)])
      }
      return points
    })
}

const event = fc
  .record({
    at: fc.double({ min: 0, max: 20, noNaN: true }),
    lasts: fc.double({ min: 0.02, max: 10, noNaN: true }),
    pitch: fc.tuple(fc.integer({ min: 20, max: 16_000 }), fc.integer({ min: 20, max: 16_000 })),
    wave: fc.constantFrom("sine", "noise"),
    loudness: fc.double({ min: 0.05, max: 1, noNaN: true }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, ...rest }): SoundEvent => {
    return { ...rest, attack: rest.lasts * share * 0.5, release: rest.lasts * (1 - share) * 0.5 }
  })

describe("the drawing of a sound", () => {
  it("has a shape for each event, and stays inside its frame", () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 12 }), (events) => {
        const shapes = corners(drawSound(events))
        expect(shapes).toHaveLength(events.length)
        for (const [x, y] of shapes.flat()) {
          // Each corner is rounded by a twentieth, one after another.
          expect(x).toBeGreaterThanOrEqual(-0.5)
          expect(x).toBeLessThanOrEqual(soundDrawing.width + 0.5)
          expect(y).toBeGreaterThanOrEqual(-0.5)
          expect(y).toBeLessThanOrEqual(soundDrawing.height + 0.5)
        }
      }),
    )
  })

  const tone: SoundEvent = {
    at: 0,
    lasts: 1,
    pitch: [440, 440],
    wave: "sine",
    loudness: 1,
    attack: 0.1,
    release: 0.1,
  }
  const startOf = (path: string) => corners(path).map(([first]) => first)

  it("puts what comes later further to the right, and what is higher further up", () => {
    const [low, high] = startOf(drawSound([tone, { ...tone, at: 1, pitch: [880, 880] }]))
    expect(low?.[0]).toBe(0)
    expect(high?.[0]).toBe(500)
    expect(high?.[1]).toBeLessThan(low?.[1] ?? 0)
  })

  it("draws what is softer thinner", () => {
    const shapes = corners(drawSound([tone, { ...tone, at: 1, loudness: 0.5 }]))
    const thickness = shapes.map(
      (points) => Math.max(...points.map(([, y]) => y)) - Math.min(...points.map(([, y]) => y)),
    )
    expect(thickness[1]).toBeCloseTo((thickness[0] ?? 0) / 2, 0)
  })
})
