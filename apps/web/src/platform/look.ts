import { defaultLook, type Look, lookCookie, readLook } from "@confetti/domain/navigation/look"
import { useMemo, useSyncExternalStore } from "react"
import { readCookie } from "./cookie.ts"
import { createStore } from "./create-store.ts"
import { once } from "./once.ts"
import { viewportOf } from "./viewport.ts"

/** Beside the cookie, for browsers without cookies. */
export const chosenLook = createStore<string | null>(null)

export function useLook(first: Look): Look {
  const text = useSyncExternalStore(chosenLook.on, lookText, () => null)
  return useMemo(() => (text === null ? first : readLook(text)), [text, first])
}

export function lookNow(): Look {
  return readLook(lookText() ?? "")
}

/** Null without a choice, as on the server: a first visit is rendered once. */
function lookText(): string | null {
  return chosenLook.get() ?? savedLook()
}

/** Read once, as reading cookies is slow and each picture needs the setting. */
const savedLook = once(() => readCookie(lookCookie) || null)

/** Sets the same attributes as the server. */
export function applyLook(look: Look): void {
  const root = document.documentElement
  if (look.textSize === defaultLook.textSize) root.style.removeProperty("--text-scale")
  else root.style.setProperty("--text-scale", String(look.textSize / 100))
  root.toggleAttribute("data-still", look.isStill)
  root.toggleAttribute("data-buttons", look.hasButtons)
  document.querySelector('meta[name="viewport"]')?.setAttribute("content", viewportOf(look))
}
