import type { PageData } from "@confetti/contract/page-data"
import { Router } from "wouter"
import { App } from "./app.tsx"
import type { ReadCache } from "../platform/reads/read-cache.ts"
import { ReadCacheContext } from "../platform/reads/use-reads.ts"
import { PageDataContext } from "./page-data.tsx"

type Props = { data: PageData; cache: ReadCache; path?: string; search?: string }

/** The app in its providers. On the server the path is given; in the browser it is the browser's. */
export function AppRoot({ data, cache, path, search }: Props) {
  return (
    <PageDataContext value={data}>
      <ReadCacheContext value={cache}>
        <Router {...(path !== undefined && { ssrPath: path, ssrSearch: search ?? "" })}>
          <App />
        </Router>
      </ReadCacheContext>
    </PageDataContext>
  )
}
