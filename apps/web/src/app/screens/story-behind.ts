import { type RefObject, useLayoutEffect } from "react"
import { entryNumber } from "../../platform/history-entries.ts"
import { readPlaceOf, tilePlace } from "../../platform/saved-places.ts"
import { type SessionScope, scoped, useScope } from "../../platform/session-scope.ts"
import type { Navigation } from "../navigation/use-navigation-stack.ts"

/** Screens of stories under another one, by history entry. */
const leftOf = scoped(() => new Map<number, HTMLElement>())
const most = 3

/** Stores a story's screen when another one is opened from it, as React removes its elements. */
export function useStoryBehind(screen: RefObject<HTMLElement | null>, { entry }: Navigation, isOpen: boolean): void {
  const left = leftOf(useScope())
  useLayoutEffect(() => {
    const element = screen.current
    if (!element || !isOpen) return
    return () => {
      if (entryNumber() !== entry + 1) return
      left.delete(entry)
      left.set(entry, element)
      for (const old of left.keys()) if (left.size > most) left.delete(old)
    }
  }, [left, screen, entry, isOpen])
}

export function isStoryBehind(scope: SessionScope, entry: number): boolean {
  return leftOf(scope).has(entry)
}

/** Shows a history entry's story under the screen, at its scroll position. Returns it; null if it was not stored. */
export function showStoryBehind(scope: SessionScope, entry: number, screen: HTMLElement): HTMLElement | null {
  const element = leftOf(scope).get(entry)
  if (!element || element.isConnected) return null
  element.className = "screen story-behind"
  element.inert = true
  screen.before(element)
  element.scrollTop = readPlaceOf(tilePlace(entry))
  return element
}

export function hideStoryBehind(scope: SessionScope): void {
  for (const element of leftOf(scope).values()) if (element.inert) element.remove()
}
