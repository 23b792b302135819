import { type StudioState, studioStates } from "@confetti/domain/studio/studio-tile"

export const tilesPath = "/studio/tiles"

export function tilePath(id: string): string {
  return `${tilesPath}/${encodeURIComponent(id)}`
}

export function tileIdIn(path: string): string | null {
  const [, id = ""] = /^\/studio\/tiles\/([^/]+)\/?$/.exec(path) ?? []
  try {
    return id === "" ? null : decodeURIComponent(id)
  } catch {
    return id
  }
}

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
