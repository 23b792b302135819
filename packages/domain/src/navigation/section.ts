/** Where a tile was opened from: sets its path, and where "back" ends. */
export const sections = ["homefeed", "me", "search"] as const
export type Section = (typeof sections)[number]

export const tabIds = ["home", "search", "me", "games", "settings"] as const
export type TabId = (typeof tabIds)[number]

/** Ordered by precedence, for a path that contains two. */
const namedTabs = ["search", "settings", "games", "me"] as const satisfies readonly TabId[]

/** Slugs that tiles, pages and shop items must not have, as paths use them. */
export const reservedSlugs: readonly string[] = [...namedTabs, "tiles", "_app", "studio"]

/**
 * The active tab: `search`, `settings`, `games` or `me` if it is a segment of the path, otherwise Home. Whole segments only:
 * `/tiles/how-games-began` belongs to Home.
 */
export function activeTab(path: string): TabId {
  const segments = path.replace(/[?#].*$/s, "").split("/")
  return namedTabs.find((tab) => segments.includes(tab)) ?? "home"
}

export function sectionOf(path: string): Section {
  const tab = activeTab(path)
  return tab === "me" || tab === "search" ? tab : "homefeed"
}

/** The search in the address, kept while in the search section. */
export type SearchTerms = { t?: string | undefined; q?: string | undefined }

export function sectionRoot(section: Section, terms: SearchTerms = {}): string {
  if (section === "me") return "/me"
  return section === "search" ? `/search${searchQuery(terms)}` : "/"
}

export function feedPath(category: string | null): string {
  return category === null ? "/" : `/?t=${encodeURIComponent(category)}`
}

export function tilePath(section: Section, slug: string, terms: SearchTerms = {}): string {
  const tile = `/tiles/${encodeURIComponent(slug)}`
  if (section === "me") return `/me${tile}`
  return section === "search" ? `/search${tile}${searchQuery(terms)}` : tile
}

/** `?t=…&q=…&thought=…` without empty parts. */
export function searchQuery({ t, q }: SearchTerms, thoughtId: string | null = null): string {
  const parts = [
    t && `t=${encodeURIComponent(t)}`,
    q && `q=${encodeURIComponent(q)}`,
    thoughtId && `thought=${thoughtId}`,
  ].filter(Boolean)
  return parts.length > 0 ? `?${parts.join("&")}` : ""
}
