import type { SoundEvent, waves } from "./sound-events.ts"

/** A note as it is written. What is left out follows from the rest of it, and from the note before. */
type WrittenNote = {
  at?: number | undefined
  lasts: number
  pitch: number | readonly [number, number]
  wave: (typeof waves)[number]
  loudness: number
  attack?: number | undefined
  release?: number | undefined
  times?: number | undefined
  every?: number | undefined
}

type PlacedNote = Omit<SoundEvent, "pitch"> & { pitch: [number, number]; times: number; every: number }

/** How a tone begins and ends where nothing is said of it: without a click. */
const soft = { attack: 0.01, release: 0.03 } as const

/** One note behind the other: what does not say when it comes begins where the one before it ends. */
export function placeNotes(notes: readonly WrittenNote[]): PlacedNote[] {
  let end = 0
  return notes.map(({ lasts, pitch, wave, loudness, times = 1, every = lasts, ...given }) => {
    const at = given.at ?? end
    end = at + (times - 1) * every + lasts
    const attack = given.attack ?? Math.min(soft.attack, (lasts - (given.release ?? 0)) / 2)
    const release = given.release ?? Math.min(soft.release, lasts - attack)
    const [from, to] = typeof pitch === "number" ? [pitch, pitch] : pitch
    return { at, lasts, pitch: [from, to], wave, loudness, attack, release, times, every }
  })
}
