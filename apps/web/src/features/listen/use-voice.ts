import { useMemo, useSyncExternalStore } from "react"
import { pickVoice } from "./pick-voice.ts"

/** The device's voice for a language; null where it has none, and until it says that it has. */
export function useVoice(language: string): SpeechSynthesisVoice | null {
  const names = useSyncExternalStore(follow, voiceNames, () => "")
  return useMemo(() => (names === "" ? null : pickVoice(readVoices(), language)), [names, language])
}

/** The list as text: each call of the browser gives a new list, also where it names the same voices. */
function voiceNames(): string {
  return readVoices()
    .map(({ voiceURI }) => voiceURI)
    .join("\n")
}

function readVoices(): readonly SpeechSynthesisVoice[] {
  return synthesis()?.getVoices() ?? []
}

/** Some browsers load their voices only once they are asked for, and say when they have. */
function follow(listener: () => void): () => void {
  const here = synthesis()
  here?.addEventListener?.("voiceschanged", listener)
  return () => here?.removeEventListener?.("voiceschanged", listener)
}

/** Not in every browser, and not in a web view of Android. */
function synthesis(): SpeechSynthesis | undefined {
  return (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis
}

/** Says nothing, in the press itself: a phone lets a page speak later only if it spoke when it was touched. */
export function unlockVoice(): void {
  try {
    speechSynthesis.speak(new SpeechSynthesisUtterance(""))
  } catch {
    // Then it says so when it is to speak.
  }
}
