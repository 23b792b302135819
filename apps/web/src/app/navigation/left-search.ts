import { sectionRoot } from "@confetti/domain/navigation/section"
import { slugOfPath } from "@confetti/domain/navigation/tile-stack"
import { createStore } from "../../platform/create-store.ts"
import { fieldsOf } from "../../platform/storage.ts"

/** The search as somebody left it for another tab: what was asked, and where they stood in what was found. */
type LeftSearch = { address: string; state: object }

export const leftSearch = createStore<LeftSearch | null>(null)

export function leaveSearch(): void {
  const { t, q } = Object.fromEntries(new URLSearchParams(location.search))
  const isCovered = slugOfPath(location.pathname) !== null
  const { searchPlace } = fieldsOf(history.state)
  leftSearch.set({ address: sectionRoot("search", { t, q }), state: isCovered ? {} : { searchPlace } })
}
