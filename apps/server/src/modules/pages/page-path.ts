import { slugOfPath } from "@confetti/domain/tile-stack"

/** What a path of the web app shows. */
export type PageKind =
  | { kind: "feed" }
  | { kind: "tile"; slug: string; isHome: boolean }
  | { kind: "search" }
  /** Drawn from what every page has: the person's shelf, games, settings, and the bare shell. */
  | { kind: "screen" }
  | { kind: "content"; slug: string }
  | { kind: "missing" }

const screens = /^\/(games|settings|_app|me(\/points|\/orders|\/shop(\/[\w-]{1,64})?)?)$/

export function pageKind(path: string): PageKind {
  if (path === "/") return { kind: "feed" }
  if (path === "/search") return { kind: "search" }
  if (screens.test(path)) return { kind: "screen" }
  const slug = slugOfPath(path)
  if (slug !== null) return { kind: "tile", slug, isHome: path.startsWith("/tiles/") }
  const page = /^\/([a-z0-9-]{1,100})$/.exec(path)?.[1]
  return page === undefined ? { kind: "missing" } : { kind: "content", slug: page }
}
