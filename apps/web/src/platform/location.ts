import { createContext, useContext } from "react"
import { navigate, useSearch as useBrowserSearch, usePathname } from "wouter/use-browser-location"
import { numbered } from "./history-entries.ts"

/** On the server, where the page is that is rendered; `search` without its question mark. Null in the browser, which knows. */
export const RenderedAt = createContext<{ path: string; search: string } | null>(null)

/** The path of the page, and how to go elsewhere. Of the router only what the browser's history needs is in the first load. */
export function useLocation(): readonly [path: string, go: typeof go] {
  const at = useContext(RenderedAt)
  return [usePathname(at ? { ssrPath: at.path } : {}), go]
}

/** The query of the page, without its question mark. */
export function useSearch(): string {
  const at = useContext(RenderedAt)
  return useBrowserSearch(at ? { ssrSearch: at.search } : {}).replace(/^\?/, "")
}

export function go(to: string, { replace = false, state }: { replace?: boolean; state?: object } = {}): void {
  navigate(to, { replace, state: numbered(state, replace) })
}
