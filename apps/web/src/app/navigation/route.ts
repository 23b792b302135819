import type { PageData } from "@confetti/contract/page-data"
import { sectionOf, type TabId } from "@confetti/domain/navigation/section"
import { slugOfPath } from "@confetti/domain/navigation/tile-stack"
import type { ScreenName } from "../routes.tsx"

/** What a path shows: the screen that lies at the root, and the slug of the tile open over it. */
export type Route = { root: ScreenName; slug: string | null }

const own =
  /^\/(?:_app|(search|games|settings|me)|(me)\/(?:history|points|orders|year|shop(?:\/[\w-]+)?)|(games)\/(?:wurd|baw|quiz))?$/

export function routeOf(path: string, links: PageData["brand"]["links"]): Route {
  const slug = slugOfPath(path)
  if (slug !== null) {
    const section = sectionOf(path)
    return { root: section === "homefeed" ? "home" : section, slug }
  }
  if (/^\/studio(?:\/|$)/.test(path)) return { root: "studio", slug: null }
  const match = own.exec(path)
  if (match) return { root: (match[1] ?? match[2] ?? match[3] ?? "home") as TabId, slug: null }
  return { root: Object.values(links).includes(path) ? "page" : "missing", slug: null }
}

/** The screens a path needs before it can be shown whole. */
export function screensOf({ root, slug }: Route): ScreenName[] {
  return slug === null ? [root] : ["tile"]
}
