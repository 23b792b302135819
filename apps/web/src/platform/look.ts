import { defaultLook, type Look, lookCookie, readLook, writeLook } from "@confetti/domain/look"
import { useMemo, useSyncExternalStore } from "react"
import { readCookie, writeCookie } from "./cookie.ts"
import { viewportOf } from "./viewport.ts"

/** Kept beside the cookie too, so that a browser that keeps no cookies still looks as asked until it is closed. */
let chosen: string | null = null
const listeners = new Set<() => void>()

/** How this person wants the app to look. `first` is what the page was rendered with. */
export function useLook(first: Look): Look {
  const text = useSyncExternalStore(
    subscribe,
    () => chosen ?? readCookie(lookCookie),
    () => writeLook(first),
  )
  return useMemo(() => readLook(text), [text])
}

/** Applies a look at once and keeps it for the next first paint. False when this browser will not keep it. */
export function changeLook(look: Look): boolean {
  chosen = writeLook(look)
  writeCookie(lookCookie, chosen)
  applyLook(look)
  for (const listener of listeners) listener()
  return readCookie(lookCookie) === chosen
}

/** The same attributes as the server writes. */
export function applyLook(look: Look): void {
  const root = document.documentElement
  if (look.textSize === defaultLook.textSize) root.style.removeProperty("--text-scale")
  else root.style.setProperty("--text-scale", String(look.textSize / 100))
  root.toggleAttribute("data-still", look.isStill)
  root.toggleAttribute("data-buttons", look.hasButtons)
  document.querySelector('meta[name="viewport"]')?.setAttribute("content", viewportOf(look))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
