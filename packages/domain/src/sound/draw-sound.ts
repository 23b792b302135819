import { type SoundEvent, soundLength } from "./sound-events.ts"

/** Units of the drawing, which is stretched to its place. */
export const soundDrawing = { width: 1000, height: 100 } as const

/** Half of the thickness at full loudness, with and without differing pitches. */
const thin = 7
const thick = 40

/**
 * A sound as an SVG path: time from left to right, pitch upwards by octaves, loudness as thickness. Tones are streaks that swell and fade,
 * noise is a field between its pitches.
 */
export function drawSound(events: readonly SoundEvent[]): string {
  const octaves = events.flatMap(({ pitch }) => pitch.map(Math.log2))
  const lowest = Math.min(...octaves)
  const span = Math.max(...octaves) - lowest
  const half = thick - Math.min(1, span) * (thick - thin)
  const length = soundLength(events)
  const x = (seconds: number) => (seconds / length) * soundDrawing.width
  const y = (pitch: number) => {
    const share = span === 0 ? 0.5 : (Math.log2(pitch) - lowest) / span
    return half + (1 - share) * (soundDrawing.height - 2 * half)
  }
  return events
    .map((event) => {
      const { at, lasts, pitch, wave, attack, release, loudness } = event
      const isNoise = wave === "noise"
      const [from, to] = [y(pitch[0]), y(pitch[1])]
      const [first, last] = isNoise ? [(from + to) / 2, (from + to) / 2] : [from, to]
      const thickness = isNoise ? Math.max(half * loudness, Math.abs(from - to) / 2) : half * loudness
      const middle = (share: number) => first + (last - first) * share
      const corners = [
        [0, 0],
        [attack, -thickness],
        [lasts - release, -thickness],
        [lasts, 0],
        [lasts - release, thickness],
        [attack, thickness],
      ].map(([after = 0, off = 0]) => [x(after), middle(after / lasts) + off] as const)
      // Relative to its start, so that repetitions have equal text.
      const steps = corners.slice(1).map(([right, down], index) => {
        const [before, above] = corners[index] ?? [0, 0]
        return `${rounded(right - before)} ${rounded(down - above)}`
      })
      return `M${rounded(x(at))} ${rounded(first)}l${steps.join(" ")}z`
    })
    .join("")
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
