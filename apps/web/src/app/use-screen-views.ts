import { useEffect } from "react"
import { useSearch } from "../platform/location.ts"
import { logEvent } from "../platform/analytics/log-event.ts"
import type { Route } from "./route.ts"
import { useCategories } from "./use-categories.ts"

/** Tells analytics which screen is shown, and what led to the tiles on it: `t` is a category, `q` a search. */
export function useScreenViews({ root, slug }: Route): void {
  const terms = new URLSearchParams(useSearch())
  const asked = terms.get("t")
  // Only a topic of ours: what somebody else wrote into an address is theirs.
  const topic = useCategories().find((each) => each.slug === asked)?.slug
  const source = terms.get("q") ? "search" : topic && "category"
  const screen = slug === null ? root : "tile"
  useEffect(() => {
    logEvent("screen_view", { screen, ...(source && { source }), ...(topic && { topic }) })
  }, [screen, slug, source, topic])
}
