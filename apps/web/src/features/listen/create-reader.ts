import { createStore } from "../../platform/create-store.ts"
import type { SpokenLine } from "./story-paragraphs.ts"

/** `not-allowed`: the browser wants another press first. `failed`: the voice stopped by itself. */
export type ReaderTrouble = "not-allowed" | "failed"

export type ReaderState = {
  phase: "idle" | "playing" | "paused" | "over"
  /** The one that is being read, from 0 on. */
  paragraph: number
  trouble: ReaderTrouble | null
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
 * Reads lines one after the other: idle, playing, paused or over. A pause takes back the line that is being said and says it again
 * afterwards, as the pause of many phones never ends; so do a step and another speed.
 */
export function createReader({ lines, speaker, utter, ...given }: Parts) {
  const state = createStore<ReaderState>({ phase: "idle", paragraph: 0, trouble: null })
  let { rate } = given
  let at = 0
  // What is being said. Kept here too: a browser may forget one that nobody holds, and with it how it ended.
  let said: SpeechSynthesisUtterance | null = null

  const enter = (phase: ReaderState["phase"], trouble: ReaderTrouble | null = null) =>
    state.set({ phase, paragraph: lines[at]?.paragraph ?? 0, trouble })

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
    // What it says of one that was taken back is about nothing any more.
    utterance.addEventListener("end", () => {
      if (said !== utterance) return
      at++
      say()
    })
    utterance.addEventListener("error", ({ error }) => {
      if (said !== utterance) return
      said = null
      // Another app took the voice: that is a pause.
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
    /** To the paragraph's beginning, and from there to the one before. */
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
