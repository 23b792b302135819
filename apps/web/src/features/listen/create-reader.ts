import { createStore } from "../../platform/create-store.ts"
import type { SpokenLine } from "./story-paragraphs.ts"

/** `not-allowed`: the browser requires another press. `failed`: the voice stopped. */
export type SpeechError = "not-allowed" | "failed"

export type ReaderState = {
  phase: "idle" | "playing" | "paused" | "over"
  /** The current paragraph, from 0. */
  paragraph: number
  error: SpeechError | null
}

export type Speaker = Pick<SpeechSynthesis, "speak" | "cancel">

type Parts = {
  lines: readonly SpokenLine[]
  speaker: Speaker
  utter: (text: string) => SpeechSynthesisUtterance
  rate: number
}

export type Reader = ReturnType<typeof createReader>

/**
 * Reads lines aloud: idle, playing, paused or over. A pause cancels the current line and repeats it later, because pausing never ends on
 * many phones; so do a step and another speed.
 */
export function createReader({ lines, speaker, utter, ...given }: Parts) {
  const state = createStore<ReaderState>({ phase: "idle", paragraph: 0, error: null })
  let { rate } = given
  let at = 0
  // Referenced here, or browsers may collect it and lose its events.
  let said: SpeechSynthesisUtterance | null = null

  const enter = (phase: ReaderState["phase"], error: SpeechError | null = null) =>
    state.set({ phase, paragraph: lines[at]?.paragraph ?? 0, error })

  const hush = () => {
    said = null
    speaker.cancel()
  }
  const say = () => {
    hush()
    const line = lines[at]
    if (!line) {
      at = 0
      return enter("over")
    }
    const utterance = utter(line.text)
    utterance.rate = rate
    // Events of a cancelled utterance are ignored.
    utterance.addEventListener("end", () => {
      if (said !== utterance) return
      at++
      say()
    })
    utterance.addEventListener("error", ({ error }) => {
      if (said !== utterance) return
      said = null
      // Another app took the voice: treated as a pause.
      const isTaken = error === "interrupted" || error === "canceled"
      enter("paused", isTaken ? null : error === "not-allowed" ? error : "failed")
    })
    said = utterance
    enter("playing")
    speaker.speak(utterance)
  }
  const goTo = (line: number) => {
    at = line
    if (state.get().phase === "playing") say()
    else enter(state.get().phase === "over" ? "paused" : state.get().phase)
  }
  const play = () => {
    if (state.get().phase !== "playing") say()
  }
  const pause = () => {
    if (state.get().phase !== "playing") return
    hush()
    enter("paused")
  }
  return {
    ...state,
    play,
    pause,
    toggle: () => (state.get().phase === "playing" ? pause() : play()),
    forward() {
      const next = lines.findIndex(({ paragraph }) => paragraph > (lines[at]?.paragraph ?? 0))
      if (next >= 0) goTo(next)
    },
    /** To the paragraph's start, and from there to the previous one. */
    back() {
      const current = lines[at]?.paragraph ?? 0
      const start = lines.findIndex(({ paragraph }) => paragraph === current)
      const before = lines.findIndex(({ paragraph }) => paragraph === current - 1)
      goTo(at > start ? start : Math.max(0, before))
    },
    setRate(next: number) {
      rate = next
      if (state.get().phase === "playing") say()
    },
    stop() {
      hush()
      at = 0
      enter("idle")
    },
  }
}
