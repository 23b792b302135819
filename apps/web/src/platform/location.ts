import { createContext, useContext } from "react"
import { navigate, useSearch as useBrowserSearch, usePathname } from "wouter/use-browser-location"
import { numbered } from "./history-entries.ts"

/** The rendered location on the server; `search` without its question mark. Null in the browser. */
export const RenderedAt = createContext<{ path: string; search: string } | null>(null)

/** The path and a navigation function. Only the router's history part is in the first load. */
export function useLocation(): readonly [path: string, go: typeof go] {
  const at = useContext(RenderedAt)
  return [usePathname(at ? { ssrPath: at.path } : {}), go]
}

/** The query without its question mark. */
export function useSearch(): string {
  const at = useContext(RenderedAt)
  return useBrowserSearch(at ? { ssrSearch: at.search } : {}).replace(/^\?/, "")
}

export function go(to: string, { replace = false, state }: { replace?: boolean; state?: object } = {}): void {
  navigate(to, { replace, state: numbered(state, replace) })
}
