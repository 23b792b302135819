import { useEffect } from "react"
import { go } from "../../platform/location.ts"
import { plainClick } from "../../ui/plain-click.ts"
import { usePageData } from "../page-data.tsx"
import { type Route, routeOf } from "./route.ts"

const loadedWhole: Route["root"][] = ["page", "missing", "studio"]

/**
 * Makes every plain link to a screen of ours a step inside the app, from the first click on: a tile is pushed onto those that are open, in
 * the section that is shown. Until the page is alive, and without script, they are ordinary links. `rel="external"` asks for a new page.
 */
export function useOwnLinks(openTile: (slug: string) => void): void {
  const { links } = usePageData().brand
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null
      if (!link || event.defaultPrevented || link.matches("[target], [download], [rel~=external]")) return
      // In a shell it is the server's; the mark of a source stays on its page.
      if (link.origin !== new URL(document.baseURI).origin || link.hash !== "") return
      const { root, slug } = routeOf(link.pathname, links)
      if (slug !== null) plainClick(() => openTile(slug))(event)
      else if (!loadedWhole.includes(root)) plainClick(() => go(link.pathname + link.search))(event)
    }
    document.addEventListener("click", follow)
    return () => document.removeEventListener("click", follow)
  }, [openTile, links])
}
