import { type RefObject, useLayoutEffect } from "react"

type Element = RefObject<HTMLElement | null>

type OnScreen = {
  /** The feed and its visible item; none at its end. `position` counts from 1. */
  feed: { element: Element; item: Element; position: number }
  nextTile: Element
  /** The visible tile's strip: page 0 is its cover, then each subtile. */
  strip: { page: number; subtileCount: number; goTo: (page: number) => void; next: Element }
  timeline: { button: Element; isUnfolded: boolean }
  question: Element
  mainAct: () => void
  openTile: Element
  thoughts: { tileId: string; show: () => void }
}

const parts: Partial<OnScreen> = {}

/** Parts on the screen, registered by each while mounted, so that nobody queries the page. */
export const onScreen: Readonly<Partial<OnScreen>> = parts

export function useOnScreen<Name extends keyof OnScreen>(name: Name, part: OnScreen[Name] | false): void {
  // With the paint, so that keys find what is visible.
  useLayoutEffect(() => {
    if (part === false) return
    parts[name] = part
    return () => {
      if (parts[name] === part) delete parts[name]
    }
  })
}
