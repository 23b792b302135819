import { hearPaid } from "../../../platform/outbox/index.ts"
import type { ReadCache } from "../../../platform/reads/read-cache.ts"
import { afterPaid } from "./after-paid.ts"
import { followFriends } from "./follow-friends.ts"
import { gatherLandings } from "./landing/gather-landings.ts"
import { prepareLandings, showLanding } from "./landing/show-landing.ts"
import { refreshStatement } from "../points-news.ts"
import { type Overview, overviewKey } from "../points-reads.ts"

/** The statement is read again once what landed together has landed. In milliseconds. */
const settlesAfter = 1500

let stop: (() => void) | null = null

/** Somebody is here: what they are paid lands on the screen, and in what the app knows of their points. */
export function followPoints(userId: string, cache: ReadCache): void {
  unfollowPoints()
  prepareLandings()
  let timer: ReturnType<typeof setTimeout> | undefined
  const landings = gatherLandings({
    show: showLanding,
    now: () => performance.now(),
    after: (ms, act) => {
      const waiting = setTimeout(act, ms)
      return () => clearTimeout(waiting)
    },
  })
  hearPaid((paid) => {
    landings.land(paid)
    const { data } = cache.peek<Overview>(overviewKey)
    if (data) cache.keep(overviewKey, afterPaid(data, paid))
    clearTimeout(timer)
    timer = setTimeout(() => void refreshStatement(cache), settlesAfter)
  })
  const unfollowFriends = followFriends({ userId, cache, land: landings.land })
  stop = () => {
    unfollowFriends()
    clearTimeout(timer)
    landings.stop()
    hearPaid(() => undefined)
  }
}

export function unfollowPoints(): void {
  stop?.()
  stop = null
}
