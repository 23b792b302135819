import type { PageData } from "@confetti/contract/page-data"
import { renderToString } from "react-dom/server"
import { AppRoot } from "./app/app-root.tsx"
import { FailureScreen } from "./app/failure-screen.tsx"
import { firstReads } from "./app/first-reads.ts"
import { routeOf, screensOf } from "./app/route.ts"
import { screens } from "./app/screens.ts"
import { renderDocument } from "./document/render-document.ts"

await Promise.all(Object.values(screens).map((screen) => screen.preload()))

export type RenderedPage = { status: number; html: string }

/**
 * A whole page as HTML. The token `%NONCE%` stands wherever the response's own nonce belongs.
 * Throws when a component does; the server then answers with `renderFailure`.
 */
export function renderPage({ path, search, data }: { path: string; search: string; data: PageData }): RenderedPage {
  const body = renderToString(
    <AppRoot data={data} cache={firstReads(data)} path={path} search={search.replace(/^\?/, "")} />,
  )
  const route = routeOf(path, data.brand.links)
  return {
    status: data.isMissing ? 404 : 200,
    html: renderDocument({ path, search, data, body, screens: screensOf(route) }),
  }
}

/** The 500 screen, which depends on nothing that can fail. */
export function renderFailure({ brand }: { brand: PageData["brand"] | null }): string {
  return renderDocument({
    path: "/500",
    search: "",
    data: null,
    body: renderToString(<FailureScreen />),
    brand,
    screens: [],
  })
}
