import type { FeedSight } from "@confetti/domain/feed-sight"

/** Numbers for what stands in the page: the same thing has the same one for as long as it stands there. */
const numbers = new WeakMap<Element, number>()
let given = 0

const nothing = { feed: null, item: null, position: 0, isGrowing: false, isUnfolded: false, subtileCount: 0, page: 0 }

/**
 * What the page shows of a feed just now. The parts of a tile that something is to be learned about name it, as `data-teaches`:
 * its strip, and the button of its timeline.
 */
export function readSight(): Omit<FeedSight, "isTileOpen"> {
  const isCovered = document.querySelector("dialog[open]") !== null
  const feed = document.querySelector('[role="feed"]')
  const item = feed?.querySelector("article[data-current]")
  if (!feed || !item) return { ...nothing, isCovered, feed: feed ? numberOf(feed) : null }
  const strip = taught("shaded-tile-swipe")
  const timeline = taught("developing-tile")
  return {
    feed: numberOf(feed),
    item: numberOf(item),
    position: Number(item.getAttribute("aria-posinset")),
    isGrowing: timeline !== null,
    isUnfolded: timeline?.getAttribute("aria-expanded") === "true",
    subtileCount: strip ? strip.childElementCount - 1 : 0,
    page: strip && strip.clientWidth > 0 ? Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth) : 0,
    isCovered,
  }
}

/** The item in view, and of its parts the one that something is to be learned about. */
export function currentItem(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[role="feed"] article[data-current]')
}

export function taught(tutorial: "shaded-tile-swipe" | "developing-tile"): HTMLElement | null {
  return currentItem()?.querySelector<HTMLElement>(`[data-teaches="${tutorial}"]`) ?? null
}

function numberOf(element: Element): number {
  const known = numbers.get(element)
  if (known !== undefined) return known
  numbers.set(element, ++given)
  return given
}
