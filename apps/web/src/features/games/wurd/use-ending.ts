import type { WurdPlay } from "@confetti/contract/games"
import { useEffect, useEffectEvent, useState } from "react"
import { useReadCache } from "../../../platform/reads/use-reads.ts"
import { statsRead } from "../games-reads.ts"

type Parts = { play: WurdPlay | null; userId: string | null; onFinished: () => void }

/** Whether the game ended while it was open here. At the end the statistics are read anew, with this game in them. */
export function useEnding({ play, userId, onFinished }: Parts): boolean {
  const cache = useReadCache()
  const isOver = play !== null && play.state !== "playing"
  const [hasPlayed, setHasPlayed] = useState(false)
  if (play?.state === "playing" && !hasPlayed) setHasPlayed(true)
  const isFresh = hasPlayed && isOver
  const finished = useEffectEvent(onFinished)
  useEffect(() => {
    if (isOver) void cache.load(statsRead(userId), 0)
  }, [cache, userId, isOver])
  useEffect(() => {
    if (isFresh) finished()
  }, [isFresh])
  return isFresh
}
