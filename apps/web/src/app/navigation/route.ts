import type { PageData } from "@confetti/contract/page-data"
import { sectionOf } from "@confetti/domain/navigation/section"
import { slugOfPath } from "@confetti/domain/navigation/tile-stack"
import type { ScreenName } from "../routes.tsx"

export type Root = Exclude<ScreenName, "tile" | `${string}/${string}`>

export type Route = { root: Root; screen: ScreenName; slug: string | null }

const named: ReadonlySet<string> = new Set<ScreenName>([
  "search",
  "me",
  "me/history",
  "me/points",
  "me/shop",
  "me/orders",
  "me/year",
  "games",
  "games/wurd",
  "games/baw",
  "games/quiz",
  "settings",
])

export function routeOf(path: string, links: PageData["brand"]["links"]): Route {
  const slug = slugOfPath(path)
  const section = sectionOf(path)
  const screen = slug === null ? screenAt(path, links) : section === "homefeed" ? "home" : section
  return { root: screen.split("/")[0] as Root, screen, slug }
}

function screenAt(path: string, links: PageData["brand"]["links"]): ScreenName {
  const name = path.slice(1)
  if (named.has(name)) return name as ScreenName
  if (name === "" || name === "_app") return "home"
  if (/^\/me\/shop\/[\w-]+$/.test(path)) return "me/item"
  if (/^\/studio(?:\/|$)/.test(path)) return "studio"
  return Object.values(links).includes(path) ? "page" : "missing"
}

export function firstScreen({ screen, slug }: Route): ScreenName {
  return slug === null ? screen : "tile"
}
