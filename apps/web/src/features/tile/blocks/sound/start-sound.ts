import { peakLoudness, type SoundEvent, soundLength } from "@confetti/domain/sound/sound-events"

/** A moderate volume: a tap should not startle. */
const modest = 0.22

/** Waveforms with many overtones sound louder than they measure. */
const evenness: Record<SoundEvent["wave"], number> = { sine: 1, triangle: 1, square: 0.4, sawtooth: 0.4, noise: 0.7 }

/** Seconds to schedule all events before the first one. */
const ahead = 0.08

/** Seconds of fading out without a click. */
const fade = 0.03

type Parts = { context: AudioContext; random: () => number; onEnd: () => void }

/** Plays events, and returns a function that stops it. `onEnd` is called at the natural end. The context is used for nothing else. */
export function startSound(events: readonly SoundEvent[], { context, random, onEnd }: Parts): () => void {
  const start = context.currentTime + ahead
  const all = context.createGain()
  all.gain.value = modest / Math.max(1, peakLoudness(events))
  all.connect(context.destination)
  const noise = events.some(({ wave }) => wave === "noise") ? whiteNoise(context, random) : null
  for (const event of events) {
    const { source, out } = event.wave === "noise" ? noiseBand(context, noise, event) : tone(context, event, start)
    out.connect(envelope(context, event, start)).connect(all)
    source.start(start + event.at)
    source.stop(start + event.at + event.lasts)
  }
  // A silent source of the whole length marks the end.
  const measure = context.createConstantSource()
  measure.offset.value = 0
  measure.connect(all)
  measure.start(start)
  measure.stop(start + soundLength(events))
  let isStopped = false
  measure.addEventListener("ended", () => {
    if (!isStopped) onEnd()
    void context.close()
  })
  return () => {
    isStopped = true
    all.gain.setTargetAtTime(0, context.currentTime, fade / 3)
    measure.stop(context.currentTime + fade)
  }
}

function envelope(context: AudioContext, { at, lasts, attack, release, loudness, wave }: SoundEvent, start: number) {
  const gain = context.createGain()
  const loud = loudness * evenness[wave]
  const [begins, ends] = [start + at, start + at + lasts]
  gain.gain.setValueAtTime(0, begins)
  gain.gain.linearRampToValueAtTime(loud, begins + attack)
  gain.gain.setValueAtTime(loud, ends - release)
  gain.gain.linearRampToValueAtTime(0, ends)
  return gain
}

function tone(context: AudioContext, { at, lasts, pitch, wave }: SoundEvent, start: number) {
  const source = context.createOscillator()
  source.type = wave as OscillatorType
  source.frequency.setValueAtTime(pitch[0], start + at)
  source.frequency.exponentialRampToValueAtTime(pitch[1], start + at + lasts)
  return { source, out: source }
}

function noiseBand(context: AudioContext, noise: AudioBuffer | null, { pitch }: SoundEvent) {
  const source = context.createBufferSource()
  source.buffer = noise
  source.loop = true
  const above = new BiquadFilterNode(context, { type: "highpass", frequency: pitch[0] })
  const below = new BiquadFilterNode(context, { type: "lowpass", frequency: pitch[1] })
  source.connect(above).connect(below)
  return { source, out: below }
}

/** A second of noise, to be looped. */
function whiteNoise(context: AudioContext, random: () => number): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  buffer.getChannelData(0).set(Float32Array.from({ length: context.sampleRate }, () => random() * 2 - 1))
  return buffer
}
