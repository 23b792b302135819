import { activeTab, type SearchTerms, sectionOf, sectionRoot } from "./section.ts"
import { slugOfPath } from "./tile-stack.ts"

/** What is on the screen of a native shell. `entry` counts the steps of the app's own that lie before it; `path` has no query. */
export type BackFrom = { isDialogOpen: boolean; path: string; terms: SearchTerms; entry: number }

/** `pop`: one step back through the app's history. `go`: on to `to`, with nothing of ours before it. `leave`: out of the app. */
export type BackStep = { do: "close" } | { do: "pop" } | { do: "leave" } | { do: "go"; to: string }

/**
 * What a phone's own back button does: what lies over the page goes first, then what was opened from a tab's root, then the tab for
 * Home; from Home it leaves the app. A tile or page that was opened by a link has nothing of ours before it, and goes to its root.
 */
export function backStep({ isDialogOpen, path, terms, entry }: BackFrom): BackStep {
  if (isDialogOpen) return { do: "close" }
  const root = rootAbove(path, terms)
  if (root !== null) return entry > 0 ? { do: "pop" } : { do: "go", to: root }
  return path === "/" ? { do: "leave" } : { do: "go", to: "/" }
}

function rootAbove(path: string, terms: SearchTerms): string | null {
  if (slugOfPath(path) !== null) return sectionRoot(sectionOf(path), terms)
  const tab = activeTab(path)
  const root = tab === "home" ? "/" : `/${tab}`
  return path === root ? null : root
}
