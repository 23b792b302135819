import { type Look, lookCookie, writeLook } from "@confetti/domain/navigation/look"
import { readCookie, writeCookie } from "./cookie.ts"
import { applyLook, chosenLook } from "./look.ts"

/** Applies a look at once and keeps it for the next first paint. False when this browser will not keep it. */
export function changeLook(look: Look): boolean {
  const text = writeLook(look)
  writeCookie(lookCookie, text)
  applyLook(look)
  chosenLook.set(text)
  return readCookie(lookCookie) === text
}
