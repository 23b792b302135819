import { mostViewPart, mostViewSeconds } from "@confetti/contract/limits"
import { readShare } from "@confetti/domain/tile/read-share"
import { readingsOf } from "../../features/tile/index.ts"
import { logEvent } from "../../platform/analytics/log-event.ts"
import type { SessionScopes } from "../../platform/session-scope.ts"

type View = { tileId: string; seconds: number; part: number; isFinished: boolean; since: number }

/** Milliseconds that a reader may rest; after that they may be away. */
const longestPause = 180_000

/**
 * Reports how long each tile was visible and how far its strip was swiped, when it disappears. The first one counts from the page's start.
 */
export function followViews(scopes: SessionScopes): void {
  let view: View | null = null

  const pause = () => {
    if (!view) return
    const now = Date.now()
    view.seconds += Math.min(longestPause, Math.max(0, now - view.since)) / 1000
    view.since = now
  }
  const end = () => {
    pause()
    if (view) {
      const { tileId, seconds, part, isFinished } = view
      logEvent("view_tile", { tileId, seconds: Math.min(mostViewSeconds, Math.round(seconds)), part, isFinished })
    }
    view = null
  }
  const follow = (since = Date.now()) => {
    const reading = readingsOf(scopes.get()).now.get()
    if (!reading) return
    const { tile, page } = reading
    const tileId = tile.parentId ?? tile.id
    if (view?.tileId !== tileId) end()
    view ??= { tileId, seconds: 0, part: 0, isFinished: false, since }
    pause()
    // A subtile at its own address has no strip.
    if (tile.parentId !== null) return
    view.part = Math.max(view.part, Math.min(mostViewPart, page))
    view.isFinished ||= readShare(page, tile.subtiles.length) === 1
  }
  // The reader may not return to the page.
  const onVisibility = () => (document.hidden ? end() : follow())
  const followScope = () => readingsOf(scopes.get()).now.on(() => follow())
  followScope()
  scopes.on(() => {
    end()
    followScope()
  })
  document.addEventListener("visibilitychange", onVisibility)
  follow(performance.timeOrigin)
  if (document.hidden) end()
}
