import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { peakLoudness, type SoundEvent, soundEvents, soundLength } from "./sound-events.ts"

const tone: SoundEvent = {
  at: 0,
  lasts: 0.1,
  pitch: [1000, 1000],
  wave: "sine",
  loudness: 1,
  attack: 0.01,
  release: 0.01,
}

const note = fc.record({
  at: fc.integer({ min: 0, max: 10 }),
  lasts: fc.integer({ min: 1, max: 5 }),
  loudness: fc.double({ min: 0.1, max: 1, noNaN: true }),
  times: fc.integer({ min: 1, max: 4 }),
  every: fc.integer({ min: 1, max: 6 }),
})

const sound = fc.record({
  notes: fc.array(
    note.map((each) => ({ ...tone, ...each })),
    { minLength: 1, maxLength: 6 },
  ),
  times: fc.integer({ min: 1, max: 3 }),
  every: fc.integer({ min: 1, max: 20 }),
})

describe("the events of a sound", () => {
  it("are its notes as often as each is said, in their order", () => {
    fc.assert(
      fc.property(sound, (given) => {
        const events = soundEvents(given)
        expect(events).toHaveLength(given.times * given.notes.reduce((sum, { times }) => sum + times, 0))
        for (const [at, event] of events.entries()) expect(event.at).toBeGreaterThanOrEqual(events[at - 1]?.at ?? 0)
      }),
    )
  })

  it("come twice where a pair of notes is repeated", () => {
    const notes = [{ ...tone, times: 2, every: 0.5 }]
    expect(soundEvents({ notes, times: 2, every: 3 }).map(({ at }) => at)).toEqual([0, 0.5, 3, 3.5])
  })

  it("are over with the last of them", () => {
    fc.assert(
      fc.property(sound, (given) => {
        const events = soundEvents(given)
        const length = soundLength(events)
        expect(events.every(({ at, lasts }) => at + lasts <= length)).toBe(true)
        expect(events.some(({ at, lasts }) => at + lasts === length)).toBe(true)
      }),
    )
    expect(soundLength([])).toBe(0)
  })
})

describe("the peak of a sound", () => {
  it("is never below its loudest event, and never above all of them together", () => {
    fc.assert(
      fc.property(sound, (given) => {
        const events = soundEvents(given)
        const each = events.map(({ loudness }) => loudness)
        const peak = peakLoudness(events)
        expect(peak).toBeGreaterThanOrEqual(Math.max(...each) - 1e-9)
        expect(peak).toBeLessThanOrEqual(each.reduce((sum, loudness) => sum + loudness, 0) + 1e-9)
      }),
    )
  })

  it("adds up what sounds together, and not what comes one after another", () => {
    expect(peakLoudness([tone, { ...tone, at: 0.1 }])).toBe(1)
    expect(peakLoudness([tone, { ...tone, at: 0.05 }])).toBe(2)
  })
})
