import { t } from "@confetti/domain/messages/t"
import { feedOf, followGuest as followTaste, startersOf } from "../../features/feed/index.ts"
import { likedTilesOf } from "../../features/likes/index.ts"
import { todayOf } from "../../features/today/index.ts"
import { questionOf, wasAsked } from "../../features/welcome/index.ts"
import { readDocuments } from "../../platform/api.ts"
import { reportBug } from "../../platform/error-reporter/report-bug.ts"
import type { SessionScope } from "../../platform/session-scope.ts"
import { followRecall } from "./follow-recall.ts"

/** Upcoming tiles a guest has seen when asked. */
const seenBefore = 5
/** Tiles to choose from, which would have come anyway. */
const mostLooked = 60

/** Tiles after which a guest is not asked any more. */
const mostMet = 8

/** The feed follows a guest on this device, and once asks what should come next, until the returned function is called. */
export function followGuest(scope: SessionScope): () => void {
  const stopTaste = followTaste(scope, likedTilesOf(scope))
  const stopAsking = wasAsked() ? () => undefined : askSoon(scope)
  const stopRecall = followRecall({ scope, userId: null })
  return () => {
    stopTaste()
    stopAsking()
    stopRecall()
  }
}

/**
 * Prepares the question when there is a feed: now, at the next swipe, or after reconnecting; and again if it contains one of today's tiles.
 */
function askSoon(scope: SessionScope): () => void {
  const question = questionOf(scope)
  let isPreparing = false
  const prepare = async () => {
    if (isPreparing || (question.get() !== null && !asksForToday(scope))) return
    isPreparing = true
    await prepareQuestion(scope).catch(reportBug)
    isPreparing = false
  }
  void prepare()
  const offs = [feedOf(scope).onMove(() => void prepare()), todayOf(scope).on(() => void prepare())]
  return () => {
    for (const off of offs) off()
    question.set(null)
  }
}

async function prepareQuestion(scope: SessionScope): Promise<void> {
  const feed = feedOf(scope)
  const upcoming = feed.upcoming()
  if (wasAsked() || upcoming.length === 0 || feed.walked().length > mostMet) return
  const isOther = (id: string) => !isOfToday(scope, id)
  const ids = await startersOf(upcoming.slice(seenBefore, seenBefore + mostLooked).filter(isOther))
  if (ids.length === 0) return
  const tiles = await readDocuments(`tiles?ids=${ids.join()}`)
  if (tiles.length < ids.length || wasAsked()) return
  questionOf(scope).set({ type: "next_three", id: "first", title: t`Which three next?`, tiles })
}

function asksForToday(scope: SessionScope): boolean {
  const asked = questionOf(scope).get()
  return asked?.type === "next_three" && asked.tiles.some(({ id }) => isOfToday(scope, id))
}

function isOfToday(scope: SessionScope, tileId: string): boolean {
  return (
    todayOf(scope)
      .get()
      ?.tiles.some(({ id }) => id === tileId) ?? false
  )
}
