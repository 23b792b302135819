import type { FeedSight } from "@confetti/domain/tutorials/gestures-done"
import { gesturesDone } from "@confetti/domain/tutorials/gestures-done"
import { nextTutorial, readableAfter } from "@confetti/domain/tutorials/next-tutorial"
import type { Tutorial } from "@confetti/domain/tutorials/tutorials"
import { isDialogOpen } from "../../ui/open-dialogs.ts"

export type Shown = { tutorial: Tutorial; isMoving: boolean }

type Parts = {
  readSight: () => FeedSight
  readSeen: () => readonly Tutorial[]
  /** Done, dismissed, or left after being readable. */
  onSeen: (tutorials: readonly Tutorial[]) => void
  onShow: (shown: Shown | null) => void
  /** False if nothing was ever stored about this person. */
  hasMemory: boolean
  /** The feed opened at an earlier position. */
  hasComeBack: boolean
  /** Since when they have been still, in milliseconds of the page's clock. */
  stillSince: number
}

export type PersonWatch = {
  /** Checks now, after a change without input. */
  look: () => void
  dismiss: () => void
  stop: () => void
}

/** Milliseconds after the last input until its effect is visible. */
const settledAfter = 150
/** Tiles load without any input. */
const lookAgainAfter = 1500

const moves = ["scroll", "wheel", "pointerdown", "pointerup", "click", "keydown"] as const
const options = { capture: true, passive: true }

/** Watches a person in a feed and shows tutorials they may need. The page is read only at rest, and never moved. */
export function watchPerson({
  readSight,
  readSeen,
  onSeen,
  onShow,
  hasMemory,
  hasComeBack,
  stillSince,
}: Parts): PersonWatch {
  let movedAt = stillSince
  let goneAt = Number.NEGATIVE_INFINITY
  let before = readSight()
  let shown: (Shown & { since: number }) | null = null
  let isFirstFeed = true
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(next: Shown | null): void {
    if (next === null) goneAt = performance.now()
    shown = next && { ...next, since: shown?.since ?? performance.now() }
    onShow(next)
  }

  function look(): void {
    clearTimeout(timer)
    if (document.hidden) return
    const after = readSight()
    const done = gesturesDone(before, after)
    before = after
    if (isFirstFeed && after.item !== null) {
      isFirstFeed = false
      // Returning to a tile implies having swiped.
      if (!hasMemory && (hasComeBack || after.position > 1)) done.push("home-feed-swipe")
    }
    if (done.length > 0) onSeen(done)
    const now = performance.now()
    const { tutorial, againIn } = nextTutorial({
      sight: after,
      seen: readSeen(),
      showing: shown?.tutorial ?? null,
      hereFor: now - stillSince,
      stillFor: now - movedAt,
      quietFor: now - goneAt,
    })
    if (shown !== null && tutorial !== shown.tutorial) {
      if (now - shown.since >= readableAfter) onSeen([shown.tutorial])
      show(null)
      return look()
    }
    if (tutorial !== null && (shown === null || shown.isMoving)) show({ tutorial, isMoving: false })
    timer = setTimeout(look, Math.min(againIn ?? lookAgainAfter, lookAgainAfter))
  }

  function move(event: Event): void {
    movedAt = performance.now()
    clearTimeout(timer)
    timer = setTimeout(look, settledAfter)
    if (event.type === "scroll" && shown?.isMoving === false) show({ ...shown, isMoving: true })
  }

  function dismiss(): void {
    if (shown === null) return
    movedAt = performance.now()
    onSeen([shown.tutorial])
    look()
  }

  function press(event: KeyboardEvent): void {
    if (event.key === "Escape" && !isDialogOpen()) dismiss()
  }

  for (const type of moves) addEventListener(type, move, options)
  addEventListener("keydown", press)
  addEventListener("popstate", move)
  document.addEventListener("visibilitychange", move)
  look()
  return {
    look,
    dismiss,
    stop: () => {
      clearTimeout(timer)
      for (const type of moves) removeEventListener(type, move, options)
      removeEventListener("keydown", press)
      removeEventListener("popstate", move)
      document.removeEventListener("visibilitychange", move)
    },
  }
}
