import type { PageData } from "@confetti/contract/page-data"
import { useMemo } from "react"
import { SessionProvider } from "../features/session/index.ts"
import { App } from "./app.tsx"
import { RenderedAt } from "../platform/location.ts"
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
          <RenderedAt value={path === undefined ? null : { path, search: search ?? "" }}>
            <App />
          </RenderedAt>
        </SessionProvider>
      </ReadCacheContext>
    </PageDataContext>
  )
}
