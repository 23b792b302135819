import type { FeedSight } from "./gestures-done.ts"
import { type Tutorial, tutorials } from "./tutorials.ts"

/** Times in milliseconds. */
export type TutorialMoment = {
  sight: FeedSight
  /** Done or dismissed before. */
  seen: readonly Tutorial[]
  showing: Tutorial | null
  /** Since the page has settled. */
  hereFor: number
  /** Since the last scroll, touch or press. */
  stillFor: number
  /** Since the last tutorial disappeared; Infinity without one. */
  quietFor: number
}

/** The tutorial to show, and when to ask again if nothing happens; null if only a change can bring one. */
export type NextTutorial = { tutorial: Tutorial | null; againIn: number | null }

/** No tutorial while a page is still settling. */
const firstSeconds = 2500
/** Milliseconds between two tutorials. */
const rest = 4000

/** How long a person must be still: whoever moves knows what to do. */
const stillness: Record<Tutorial, number> = {
  "home-feed-swipe": 2500,
  "shaded-tile-swipe": 2500,
  // Its button is visible; the tutorial explains that the story can be unfolded here.
  "developing-tile": 1200,
  // Longer: a subtile is read first.
  subtile: 3500,
}

/** The tutorial to show now, if any: one at a time, never over something else, each only once. */
export function nextTutorial(moment: TutorialMoment): NextTutorial {
  const { seen, showing, hereFor, stillFor, quietFor } = moment
  const tutorial = fitting(moment).find((each) => !seen.includes(each)) ?? null
  if (tutorial === null) return { tutorial: null, againIn: null }
  if (tutorial === showing) return { tutorial, againIn: null }
  const wait = Math.max(firstSeconds - hereFor, stillness[tutorial] - stillFor, rest - quietFor)
  // The current one disappears first.
  return wait <= 0 && showing === null ? { tutorial, againIn: null } : { tutorial: null, againIn: Math.max(0, wait) }
}

function fitting({ sight, seen }: TutorialMoment): Tutorial[] {
  if (sight.feed === null || sight.item === null || sight.isTileOpen || sight.isCovered) return []
  const fits: Record<Tutorial, boolean> = {
    "home-feed-swipe": sight.page === 0,
    // Two directions at once would be confusing.
    "shaded-tile-swipe":
      !sight.isGrowing && sight.page === 0 && sight.subtileCount > 0 && seen.includes("home-feed-swipe"),
    "developing-tile": sight.isGrowing && !sight.isUnfolded,
    // Would cover the answers.
    subtile: !sight.isGrowing && sight.page > 0 && !sight.isAsked,
  }
  return tutorials.filter((each) => fits[each])
}

/** Milliseconds after which a tutorial that is left undone counts as read. */
export const readableAfter = 2500
