import type { PageData } from "@confetti/contract/page-data"
import { useMemo } from "react"
import { Router } from "wouter"
import { SessionProvider } from "../features/session/index.ts"
import { App } from "./app.tsx"
import type { ReadCache } from "../platform/reads/read-cache.ts"
import { ReadCacheContext } from "../platform/reads/use-reads.ts"
import { PageDataContext } from "./page-data.tsx"
import { sessionHooks } from "./session-hooks.ts"

type Props = { data: PageData; cache: ReadCache; path?: string; search?: string }

/** The app in its providers. On the server the path is given; in the browser it is the browser's. */
export function AppRoot({ data, cache, path, search }: Props) {
  const hooks = useMemo(() => sessionHooks(cache), [cache])
  return (
    <PageDataContext value={data}>
      <ReadCacheContext value={cache}>
        <SessionProvider hooks={hooks}>
          <Router {...(path !== undefined && { ssrPath: path, ssrSearch: search ?? "" })}>
            <App />
          </Router>
        </SessionProvider>
      </ReadCacheContext>
    </PageDataContext>
  )
}
