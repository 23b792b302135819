import { readShare } from "@confetti/domain/tile/read-share"
import { reportBug } from "../../platform/error-reporter/report-bug.ts"
import type { SessionScope } from "../../platform/session-scope.ts"
import type { StoredSet } from "../../platform/stored-set.ts"
import { readingsOf } from "../tile/index.ts"
import { homeIds } from "./feed-read.ts"
import { type Interaction, saveGuestInteraction, saveGuestLikes } from "./guest-taste.ts"
import { feedOf } from "./use-feed.ts"

/** Milliseconds in which several actions make one new order. */
const quietFor = 1000

/** Milliseconds: a shorter view is not seen, and a longer one is no skip. */
const seenAfter = 1000
const savedAfter = 3000

/**
 * A guest's likes and finished tiles reorder what follows the visible item; seen and skipped ones are stored too. All on this device, until
 * the returned function is called.
 */
export function followGuest(scope: SessionScope, liked: Pick<StoredSet, "all" | "on">): () => void {
  const feed = feedOf(scope)
  let timer: ReturnType<typeof setTimeout> | undefined
  const orderSoon = () => {
    clearTimeout(timer)
    // Offline the order stays; the next action tries again.
    timer = setTimeout(() => void homeIds().then(feed.splice).catch(reportBug), quietFor)
  }
  const learnLikes = () => {
    if (saveGuestLikes(liked.all())) orderSoon()
  }
  learnLikes()
  const offLikes = liked.on(learnLikes)
  const offInteractions = watchInteractions(scope, (tileId, interaction) => {
    if (saveGuestInteraction(tileId, interaction) && interaction === "finished") orderSoon()
  })
  return () => {
    clearTimeout(timer)
    offLikes()
    offInteractions()
  }
}

function watchInteractions(scope: SessionScope, meet: (tileId: string, interaction: Interaction) => void): () => void {
  const { now } = readingsOf(scope)
  let inView: { id: string; since: number; isFinished: boolean } | null = null
  const leave = () => {
    if (!inView || inView.isFinished) return
    const stayed = performance.now() - inView.since
    if (stayed >= seenAfter) meet(inView.id, stayed < savedAfter ? "skipped" : "seen")
  }
  const follow = () => {
    const reading = now.get()
    if (reading === null) return
    const { tile, page, isOpened } = reading
    if (tile.developing || tile.parentId !== null) return
    if (tile.id !== inView?.id) {
      leave()
      inView = { id: tile.id, since: performance.now(), isFinished: false }
    }
    // An opened tile was not skipped.
    if (isOpened) inView.since = Number.NEGATIVE_INFINITY
    if (readShare(page, tile.subtiles.length) < 1 || inView.isFinished) return
    inView.isFinished = true
    meet(tile.id, "finished")
  }
  const off = now.on(follow)
  return () => {
    off()
    leave()
  }
}
