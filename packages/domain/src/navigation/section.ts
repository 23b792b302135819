/** Where a tile was opened from; it decides the tile's path and where "back" ends. */
export const sections = ["homefeed", "me", "search"] as const
export type Section = (typeof sections)[number]

export const tabIds = ["home", "search", "me", "games", "settings"] as const
export type TabId = (typeof tabIds)[number]

/** In the order in which a path that contains two of them is decided. */
const namedTabs = ["search", "settings", "games", "me"] as const satisfies readonly TabId[]

/** What no tile, page or shop item may be called: as a segment of a path each of them already means something. */
export const reservedSlugs: readonly string[] = [...namedTabs, "tiles", "_app", "studio"]

/**
 * The one active tab: a path containing `search`, `settings`, `games` or `me` selects that tab, anything else selects Home.
 * It contains one as a whole segment: the tile `/tiles/how-games-began` was opened from Home, and stays there.
 */
export function activeTab(path: string): TabId {
  const segments = path.replace(/[?#].*$/s, "").split("/")
  return namedTabs.find((tab) => segments.includes(tab)) ?? "home"
}

export function sectionOf(path: string): Section {
  const tab = activeTab(path)
  return tab === "me" || tab === "search" ? tab : "homefeed"
}

/** The search a person came from; kept in the address at every moment they are in the search section. */
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

/** `?t=…&q=…&thought=…`, with what is empty left out. */
export function searchQuery({ t, q }: SearchTerms, thoughtId: string | null = null): string {
  const parts = [
    t && `t=${encodeURIComponent(t)}`,
    q && `q=${encodeURIComponent(q)}`,
    thoughtId && `thought=${thoughtId}`,
  ].filter(Boolean)
  return parts.length > 0 ? `?${parts.join("&")}` : ""
}
