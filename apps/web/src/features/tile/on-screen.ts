import { type RefObject, useLayoutEffect } from "react"

type Element = RefObject<HTMLElement | null>

type OnScreen = {
  /** The feed and its item in view; at its end there is none. `position` counts from 1. */
  feed: { element: Element; item: Element; position: number }
  /** The button to the next tile. */
  nextTile: Element
  /** The strip of the tile in view: page 0 is its cover, then comes each subtile. */
  strip: { page: number; subtileCount: number; goTo: (page: number) => void; next: Element }
  /** The timeline of the growing story in view. */
  timeline: { button: Element; isUnfolded: boolean }
  /** What a tile asks of who has read it. */
  question: Element
  /** What the card in view is for. */
  mainAct: () => void
  /** The tile that is open, over the feed or beside it. */
  openTile: Element
  /** What people think about the tile that is open, and how to go there. */
  thoughts: { tileId: string; show: () => void }
}

const parts: Partial<OnScreen> = {}

/** What a person has before them just now. Each part says so itself while it is there: nobody searches the page for another's. */
export const onScreen: Readonly<Partial<OnScreen>> = parts

/** Says that this part is on the screen, as long as it is given. */
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
