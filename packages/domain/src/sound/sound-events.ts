export const waves = ["sine", "triangle", "square", "sawtooth", "noise"] as const

/** A sounding event. Times in seconds, pitches in hertz. */
export type SoundEvent = {
  at: number
  lasts: number
  /** Start and end, linear in octaves; for noise the lowest and highest pitch. */
  pitch: readonly [number, number]
  wave: (typeof waves)[number]
  /** 0 to 1. */
  loudness: number
  /** Seconds of rise and fall, together at most its length. */
  attack: number
  release: number
}

/** Repeats `times` times, `every` so many seconds. */
type Repeated = { times: number; every: number }

export type Sound = Repeated & { notes: readonly (SoundEvent & Repeated)[] }

/** All events with repetitions, by their start. */
export function soundEvents({ notes, times, every }: Sound): SoundEvent[] {
  const round = notes.flatMap(({ times: within, every: apart, ...event }) =>
    Array.from({ length: within }, (_, at) => ({ ...event, at: event.at + at * apart })),
  )
  return Array.from({ length: times }, (_, at) => round.map((event) => ({ ...event, at: event.at + at * every })))
    .flat()
    .sort((one, other) => one.at - other.at)
}

/** Seconds until the last one ends. */
export function soundLength(events: readonly SoundEvent[]): number {
  return Math.max(0, ...events.map(({ at, lasts }) => at + lasts))
}

/** The peak of all simultaneous loudness added up. */
export function peakLoudness(events: readonly SoundEvent[]): number {
  const changes = events
    .flatMap(({ at, lasts, loudness }) => [
      { at, by: loudness },
      { at: at + lasts, by: -loudness },
    ])
    // An end frees room for a start at the same moment.
    .sort((one, other) => one.at - other.at || one.by - other.by)
  let now = 0
  let peak = 0
  for (const { by } of changes) {
    now += by
    peak = Math.max(peak, now)
  }
  return peak
}
