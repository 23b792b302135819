import { type StudioState, studioStates } from "@confetti/domain/studio/studio-tile"
import { tilesPath } from "../tile-paths.ts"

/** What the list is narrowed to. It stands in the address, so that it survives the way to a tile and back. */
export type ListFilters = { search: string; state: StudioState | null; category: string | null }

export const longestSearch = 100

export function readFilters(query: string): ListFilters {
  const asked = new URLSearchParams(query)
  const state = asked.get("state")
  return {
    search: (asked.get("q") ?? "").slice(0, longestSearch),
    state: studioStates.find((each) => each === state) ?? null,
    category: asked.get("category")?.slice(0, longestSearch) || null,
  }
}

export function filtersPath({ search, state, category }: ListFilters): string {
  const query = new URLSearchParams({
    ...(search !== "" && { q: search }),
    ...(state !== null && { state }),
    ...(category !== null && { category }),
  }).toString()
  return query === "" ? tilesPath : `${tilesPath}?${query}`
}
