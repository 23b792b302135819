import { useEffect, useState } from "react"
import { reportBug } from "../../../platform/error-reporter/report-bug.ts"
import { mergeGuestPlays } from "../player/merge-guest-plays.ts"
import type { WordPlay } from "./kept-play.ts"
import { type OpenPlay, openPlay, type PlayState } from "./open-play.ts"

type Options = { game: WordPlay["game"]; day: string | null; userId: string | null; isHard?: boolean }

/**
 * A day's WURD or BAW of somebody who is known to be here, signed in or not; `key` the component by both day and person. It is looked at
 * again whenever they come back to the page: another device may have gone on with it.
 */
export function usePlay({ game, day, userId, isHard = false }: Options): PlayState & { actions: OpenPlay } {
  const [actions] = useState(() => openPlay({ game, day, userId, isHard }))
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") void actions.refresh().catch(reportBug)
    }
    // What was played before joining comes first, so that no empty board is shown in between.
    const merged = userId === null ? Promise.resolve(false) : mergeGuestPlays().catch(reportBug)
    void merged.then(refresh)
    document.addEventListener("visibilitychange", refresh)
    return () => {
      document.removeEventListener("visibilitychange", refresh)
      actions.close()
    }
  }, [actions, userId])
  return { ...actions.useValue(), actions }
}
