import { readGameSettings } from "../game-settings.ts"

const patterns = { marked: 12, refused: [18, 40, 18], won: [14, 60, 14, 60, 40] } as const

/** Lets a phone be felt, where it can be and its person wants it. */
export function vibrate(what: keyof typeof patterns): void {
  if (!readGameSettings().vibrates || !("vibrate" in navigator)) return
  const pattern = patterns[what]
  navigator.vibrate(typeof pattern === "number" ? pattern : [...pattern])
}
