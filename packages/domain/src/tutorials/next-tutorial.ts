import type { FeedSight } from "./gestures-done.ts"
import { type Tutorial, tutorials } from "./tutorials.ts"

/** All times in milliseconds. */
export type TutorialMoment = {
  sight: FeedSight
  /** Done or dismissed before. */
  seen: readonly Tutorial[]
  showing: Tutorial | null
  /** Since the page has settled. */
  hereFor: number
  /** Since anything was scrolled, touched or pressed. */
  stillFor: number
  /** Since the last tutorial went; Infinity when there was none. */
  quietFor: number
}

/** What to show now, and after how long to ask again if nothing happens until then; null where only a change can bring one. */
export type NextTutorial = { tutorial: Tutorial | null; againIn: number | null }

/** Nobody is taught while a page is still coming to rest. */
const firstSeconds = 2500
/** Between one tutorial and the next. */
const rest = 4000

/** How long a person must have stood still: whoever is moving knows what to do. */
const stillness: Record<Tutorial, number> = {
  "home-feed-swipe": 2500,
  "shaded-tile-swipe": 2500,
  // Its button is in plain sight; what is to be learned is that the story can be unfolded here.
  "developing-tile": 1200,
  // A subtile is first read, and then there is more.
  subtile: 3500,
}

/** Which tutorial, if any, a person should see now. One at a time, never over something else, and each only once. */
export function nextTutorial(moment: TutorialMoment): NextTutorial {
  const { seen, showing, hereFor, stillFor, quietFor } = moment
  const tutorial = fitting(moment).find((each) => !seen.includes(each)) ?? null
  if (tutorial === null) return { tutorial: null, againIn: null }
  if (tutorial === showing) return { tutorial, againIn: null }
  const wait = Math.max(firstSeconds - hereFor, stillness[tutorial] - stillFor, rest - quietFor)
  // The one that is shown first leaves.
  return wait <= 0 && showing === null ? { tutorial, againIn: null } : { tutorial: null, againIn: Math.max(0, wait) }
}

function fitting({ sight, seen }: TutorialMoment): Tutorial[] {
  if (sight.feed === null || sight.item === null || sight.isTileOpen || sight.isCovered) return []
  const fits: Record<Tutorial, boolean> = {
    "home-feed-swipe": sight.page === 0,
    // Two directions at once would teach neither.
    "shaded-tile-swipe":
      !sight.isGrowing && sight.page === 0 && sight.subtileCount > 0 && seen.includes("home-feed-swipe"),
    "developing-tile": sight.isGrowing && !sight.isUnfolded,
    // It would lie over the answers.
    subtile: !sight.isGrowing && sight.page > 0 && !sight.isAsked,
  }
  return tutorials.filter((each) => fits[each])
}

/** A tutorial that was up for so long and is then left, undone, could be read: it has been seen. */
export const readableAfter = 2500
