import { useMemo, useSyncExternalStore } from "react"
import { pickVoice } from "./pick-voice.ts"

/** The device's voice for a language; null without one, and until voices are loaded. */
export function useVoice(language: string): SpeechSynthesisVoice | null {
  const names = useSyncExternalStore(follow, voiceNames, () => "")
  return useMemo(() => (names === "" ? null : pickVoice(readVoices(), language)), [names, language])
}

/** As text, because each call returns a new list. */
function voiceNames(): string {
  return readVoices()
    .map(({ voiceURI }) => voiceURI)
    .join("\n")
}

function readVoices(): readonly SpeechSynthesisVoice[] {
  return synthesis()?.getVoices() ?? []
}

/** Some browsers load voices on demand and send an event. */
function follow(listener: () => void): () => void {
  const here = synthesis()
  here?.addEventListener?.("voiceschanged", listener)
  return () => here?.removeEventListener?.("voiceschanged", listener)
}

/** Missing in some browsers, and in Android's web view. */
function synthesis(): SpeechSynthesis | undefined {
  return (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis
}

/** Speaks an empty text during a press, as phones require for speaking later. */
export function unlockVoice(): void {
  try {
    speechSynthesis.speak(new SpeechSynthesisUtterance(""))
  } catch {
    // The voice will report the failure when it speaks.
  }
}
