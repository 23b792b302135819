import { activeTab, type SearchTerms, sectionOf, sectionRoot } from "./section.ts"
import { slugOfPath } from "./tile-stack.ts"

/** A native app's screen. `entry` counts the app's own history entries before it; `path` has no query. */
export type BackFrom = { isDialogOpen: boolean; path: string; terms: SearchTerms; entry: number }

/** `pop`: back in the app's history. `go`: to `to`, without history. `leave`: out of the app. */
export type BackStep = { do: "close" } | { do: "pop" } | { do: "leave" } | { do: "go"; to: string }

/**
 * A phone's back button: closes a dialog, then what was opened from a tab's root, then goes to Home; from Home it leaves the app. A page
 * opened by a link has no history, and goes to its root.
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
