import type { SoundEvent, waves } from "./sound-events.ts"

/** A written note. Missing values follow from its others and the previous note. */
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

/** The default attack and release of a tone, which avoid clicks. */
const soft = { attack: 0.01, release: 0.03 } as const

/** Places notes in sequence: a note without a time begins at the end of the previous one. */
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
