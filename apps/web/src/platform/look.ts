import { defaultLook, type Look, lookCookie, readLook } from "@confetti/domain/navigation/look"
import { useMemo, useSyncExternalStore } from "react"
import { readCookie } from "./cookie.ts"
import { createStore } from "./create-store.ts"
import { once } from "./once.ts"
import { viewportOf } from "./viewport.ts"

/** Kept beside the cookie too, so that a browser that keeps no cookies still looks as asked until it is closed. */
export const chosenLook = createStore<string | null>(null)

export function useLook(first: Look): Look {
  const text = useSyncExternalStore(chosenLook.on, lookText, () => null)
  return useMemo(() => (text === null ? first : readLook(text)), [text, first])
}

export function lookNow(): Look {
  return readLook(lookText() ?? "")
}

/** Null where nothing was chosen, as on the server: a first visit is drawn once. */
function lookText(): string | null {
  return chosenLook.get() ?? keptLook()
}

/** Read once: a browser asks another process for its cookies, and each picture asks for the look. */
const keptLook = once(() => readCookie(lookCookie) || null)

/** Sets the attributes that the server writes, too. */
export function applyLook(look: Look): void {
  const root = document.documentElement
  if (look.textSize === defaultLook.textSize) root.style.removeProperty("--text-scale")
  else root.style.setProperty("--text-scale", String(look.textSize / 100))
  root.toggleAttribute("data-still", look.isStill)
  root.toggleAttribute("data-buttons", look.hasButtons)
  document.querySelector('meta[name="viewport"]')?.setAttribute("content", viewportOf(look))
}
