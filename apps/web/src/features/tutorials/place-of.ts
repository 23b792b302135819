import type { Tutorial } from "@confetti/domain/tutorials"
import type { Means } from "./means.ts"
import { currentItem, taught } from "./read-sight.ts"

/** In CSS pixels. */
export type Box = { left: number; top: number; width: number; height: number }

export type HintPlace = {
  /** The item in view, in the window. */
  item: Box
  /** How far down in the item its title begins: a hint keeps off it. */
  title: number
  /** The one thing in the item that the hint is about, where there is one and it is in sight. */
  target: Box | null
}

/** Where a hint stands; null when there is no item in view. */
export function placeOf(tutorial: Tutorial, means: Means): HintPlace | null {
  const element = currentItem()
  if (!element) return null
  const item = element.getBoundingClientRect()
  const title = element.querySelector("h2")?.getBoundingClientRect()
  const target = targetOf(tutorial, means)?.getBoundingClientRect()
  return {
    item: boxOf(item, 0, 0),
    title: (title?.top ?? item.bottom) - item.top,
    target: target && target.width > 0 ? boxOf(target, item.left, item.top) : null,
  }
}

function targetOf(tutorial: Tutorial, means: Means): Element | null {
  if (tutorial === "developing-tile") return taught("developing-tile")
  if (means !== "buttons") return null
  if (tutorial === "home-feed-swipe") return document.querySelector('[aria-label="Next tile"]')
  if (tutorial === "shaded-tile-swipe") return currentItem()?.querySelector('[aria-label="Next subtile"]') ?? null
  return null
}

function boxOf({ left, top, width, height }: DOMRect, fromLeft: number, fromTop: number): Box {
  return { left: left - fromLeft, top: top - fromTop, width, height }
}
