export const waves = ["sine", "triangle", "square", "sawtooth", "noise"] as const

/** One thing that sounds. Times are in seconds, pitches in hertz. */
export type SoundEvent = {
  at: number
  lasts: number
  /** Where it begins and where it ends, along a straight line of octaves; of noise its lowest and its highest pitch. */
  pitch: readonly [number, number]
  wave: (typeof waves)[number]
  /** From 0 to 1. */
  loudness: number
  /** How long it swells and how long it fades, together at most as long as it lasts. */
  attack: number
  release: number
}

/** Something said `times` times, its beginnings `every` so many seconds. */
type Repeated = { times: number; every: number }

export type Sound = Repeated & { notes: readonly (SoundEvent & Repeated)[] }

/** All that sounds, each once, in the order of its beginning. */
export function soundEvents({ notes, times, every }: Sound): SoundEvent[] {
  const round = notes.flatMap(({ times: within, every: apart, ...event }) =>
    Array.from({ length: within }, (_, at) => ({ ...event, at: event.at + at * apart })),
  )
  return Array.from({ length: times }, (_, at) => round.map((event) => ({ ...event, at: event.at + at * every })))
    .flat()
    .sort((one, other) => one.at - other.at)
}

/** How many seconds it takes until the last of them is over. */
export function soundLength(events: readonly SoundEvent[]): number {
  return Math.max(0, ...events.map(({ at, lasts }) => at + lasts))
}

/** How loud it is at most, where all that sounds together is added up. */
export function peakLoudness(events: readonly SoundEvent[]): number {
  const changes = events
    .flatMap(({ at, lasts, loudness }) => [
      { at, by: loudness },
      { at: at + lasts, by: -loudness },
    ])
    // What ends makes room for what begins at the same moment.
    .sort((one, other) => one.at - other.at || one.by - other.by)
  let now = 0
  let peak = 0
  for (const { by } of changes) {
    now += by
    peak = Math.max(peak, now)
  }
  return peak
}
