import type { FeedPlace } from "@confetti/contract/feed"
import { placeKey } from "@confetti/domain/place"
import { ApiError, call } from "../../../platform/api.ts"
import { hearMoves, type Move } from "../keep-place.ts"

/** A person who swipes on is not told about at every tile. In milliseconds. */
const quietFor = 1200

export type PlaceSaver = { save: (move: Move) => void; stop: () => void }

/** Tells the server where somebody stands: once they rest there, when they leave, and later where there is no connection. */
export function savePlaces(): PlaceSaver {
  const waiting = new Map<string, Move>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = () => {
    clearTimeout(timer)
    for (const [feed, move] of waiting) {
      waiting.delete(feed)
      const { tileId, at } = move
      const place = { feed, tileId, savedDate: new Date(at).toISOString() }
      // As they leave, the page goes before the answer comes.
      call<FeedPlace>("feed-save_place", place, { keepalive: true }).catch((error: unknown) => {
        const isLater = error instanceof ApiError && error.code === "offline" && !waiting.has(feed)
        if (isLater) waiting.set(feed, move)
      })
    }
  }
  const save = (move: Move) => {
    waiting.set(placeKey(move.category), move)
    clearTimeout(timer)
    timer = setTimeout(send, quietFor)
  }
  const leave = () => document.hidden && send()

  hearMoves(save)
  addEventListener("online", send)
  addEventListener("pagehide", send)
  document.addEventListener("visibilitychange", leave)
  return {
    save,
    stop: () => {
      clearTimeout(timer)
      waiting.clear()
      hearMoves(() => undefined)
      removeEventListener("online", send)
      removeEventListener("pagehide", send)
      document.removeEventListener("visibilitychange", leave)
    },
  }
}
