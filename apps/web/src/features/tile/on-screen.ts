import { type RefObject, useLayoutEffect } from "react"

type Element = RefObject<HTMLElement | null>

type OnScreen = {
  /** The feed and its item in view; at its end there is none. `position` counts from 1. */
  feed: { element: Element; item: Element; position: number }
  nextTile: Element
  /** The strip of the tile in view: page 0 is its cover, then comes each subtile. */
  strip: { page: number; subtileCount: number; goTo: (page: number) => void; next: Element }
  timeline: { button: Element; isUnfolded: boolean }
  question: Element
  mainAct: () => void
  openTile: Element
  thoughts: { tileId: string; show: () => void }
}

const parts: Partial<OnScreen> = {}

/** What a person has before them just now. Each part says so itself while it is there: nobody searches the page for another's. */
export const onScreen: Readonly<Partial<OnScreen>> = parts

export function useOnScreen<Name extends keyof OnScreen>(name: Name, part: OnScreen[Name] | false): void {
  // With what is painted, so that a key pressed at what somebody sees finds it.
  useLayoutEffect(() => {
    if (part === false) return
    parts[name] = part
    return () => {
      if (parts[name] === part) delete parts[name]
    }
  })
}
