import { mostFeedIds } from "@confetti/contract/limits"
import { useEffect } from "react"
import { affinityOfGuest, type Feed, feedOf, tasteOfGuest } from "../../features/feed/index.ts"
import { readMutation } from "../../features/reading/index.ts"
import { useSession } from "../../features/session/index.ts"
import { endText, followToday, type GuestTaste, progressOf, todayOf, TodayRing } from "../../features/today/index.ts"
import { useConnection } from "../../platform/connection.ts"
import { useLook } from "../../platform/look.ts"
import { type Sync, syncOf } from "../../platform/sync/sync.ts"
import { announce } from "../../ui/announce.tsx"
import { useScope } from "../../platform/session-scope.ts"
import { useTodaySegments } from "./use-today-segments.ts"

export function TodayRingSlot() {
  const today = todayOf(useScope()).useValue()
  const segments = useTodaySegments()
  useFollowToday()
  if (!today || today.tiles.length === 0) return null
  return <TodayRing segments={segments} />
}

function useFollowToday(): void {
  const { state, userId } = useSession()
  const scope = useScope()
  const { savesData } = useLook(scope.page.look)
  const isMetered = useConnection() === "metered"
  const isKnown = state === "signed-in" || state === "anonymous"
  const id = state === "signed-in" ? userId : null
  useEffect(() => {
    if (!isKnown) return
    const feed = feedOf(scope)
    const { stop } = followToday({
      scope,
      userId: id,
      savesData: savesData || isMetered,
      taste: () => guestTaste(feed),
      feed,
      onReadsSent: (listener) => onReadsSent(syncOf(scope), listener),
      onDone: (today) => announce(endText(progressOf(today))),
    })
    return stop
  }, [scope, isKnown, id, savesData, isMetered])
}

async function guestTaste(feed: Feed): Promise<GuestTaste> {
  const { seen, less } = tasteOfGuest()
  return {
    // A day can be chosen offline.
    affinity: await affinityOfGuest().catch(() => new Map()),
    seenIds: [...seen, ...feed.walked().slice(-mostFeedIds)],
    hiddenIds: less.tiles,
  }
}

function onReadsSent(sync: Sync, listener: () => void): () => void {
  let off: (() => void) | undefined
  let isOver = false
  sync.emit((engine) => {
    if (!isOver) off = engine.on(readMutation, listener)
  })
  return () => {
    isOver = true
    off?.()
  }
}
