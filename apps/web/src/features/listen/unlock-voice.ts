/** Says nothing, in the press itself: a phone lets a page speak later only if it spoke when it was touched. */
export function unlockVoice(): void {
  try {
    speechSynthesis.speak(new SpeechSynthesisUtterance(""))
  } catch {
    // Then it says so when it is to speak.
  }
}
