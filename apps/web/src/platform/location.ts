import { createContext, useContext } from "react"
import { navigate, usePathname, useSearch as useBrowserSearch } from "wouter/use-browser-location"

/** On the server, where the page is that is rendered; `search` without its question mark. Null in the browser, which knows. */
export const RenderedAt = createContext<{ path: string; search: string } | null>(null)

/** The path of the page, and how to go elsewhere. Of the router only what the browser's history needs is in the first load. */
export function useLocation(): readonly [path: string, go: typeof navigate] {
  const at = useContext(RenderedAt)
  return [usePathname(at ? { ssrPath: at.path } : {}), navigate]
}

/** The query of the page, without its question mark. */
export function useSearch(): string {
  const at = useContext(RenderedAt)
  return useBrowserSearch(at ? { ssrSearch: at.search } : {}).replace(/^\?/, "")
}
