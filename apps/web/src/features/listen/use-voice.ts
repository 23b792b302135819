import { useMemo, useSyncExternalStore } from "react"
import { pickVoice } from "./pick-voice.ts"

/** The device's voice for a language; null where it has none, and until it says that it has. */
export function useVoice(language: string): SpeechSynthesisVoice | null {
  const voices = useSyncExternalStore(follow, readVoices, () => none)
  return useMemo(() => pickVoice(voices, language), [voices, language])
}

const none: readonly SpeechSynthesisVoice[] = []

let known = none

/** Each call gives a new list: it is the same one as long as it names the same voices. */
function readVoices(): readonly SpeechSynthesisVoice[] {
  const now = synthesis()?.getVoices() ?? none
  if (now.length !== known.length || now.some(({ voiceURI }, at) => voiceURI !== known[at]?.voiceURI)) known = now
  return known
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
