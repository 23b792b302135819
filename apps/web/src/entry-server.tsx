import type { FencedBlock } from "@confetti/contract/fenced-block"
import type { PageData } from "@confetti/contract/page-data"
import { renderToPipeableStream, renderToString } from "react-dom/server"
import { AppRoot, createAppSession } from "./app/app-root.tsx"
import { keepFirstReads } from "./app/first-reads.ts"
import { firstScreen, routeOf } from "./app/navigation/route.ts"
import { screens } from "./app/routes.tsx"
import { FailureScreen } from "./app/screens/failure-screen.tsx"
import { renderDocument } from "./document/render-document.ts"
import { fetchKind, kindNames, LateBlock } from "./features/tile/index.ts"
import { createSessionScopes } from "./platform/session-scope.ts"

/** Loads lazy blocks that the first rendering requested. */
async function fetchBlocks(): Promise<void> {
  await Promise.all(kindNames.map(async (name) => fetchKind(name)))
  const block: FencedBlock = { type: "choice", question: "", options: [], right: "", why: "" }
  await new Promise<void>((onAllReady, onError) => {
    renderToPipeableStream(<LateBlock block={block} name={undefined} />, { onAllReady, onError })
  })
}

/** Texts for pictures drawn by the server, in the build's language. */
export { resultTexts } from "@confetti/domain/games/result-texts"

await Promise.all([fetchBlocks(), ...Object.values(screens).map((screen) => screen.preload())])

/** `nonceMark` is random for each process, so that no content can contain it. */
type Page = { path: string; search: string; nonceMark: string }

export type RenderedPage = { status: number; html: string }

/** A page as HTML with `nonceMark` in place of nonces. Throws if a component does; the server then uses `renderFailure`. */
export function renderPage({ path, search, data, nonceMark }: Page & { data: PageData }): RenderedPage {
  const scopes = createSessionScopes(data)
  keepFirstReads(scopes.get())
  const session = createAppSession(scopes)
  const body = renderToString(
    <AppRoot scopes={scopes} session={session} path={path} search={search.replace(/^\?/, "")} />,
  )
  const route = routeOf(path, data.brand.links)
  return {
    status: data.isMissing ? 404 : 200,
    html: renderDocument({ path, search, data, body, nonce: nonceMark, screen: firstScreen(route) }),
  }
}

export function renderFailure({ brand, nonceMark }: { brand: PageData["brand"] | null; nonceMark: string }): string {
  return renderDocument({
    path: "/500",
    search: "",
    data: null,
    body: renderToString(<FailureScreen />),
    brand,
    nonce: nonceMark,
    screen: null,
  })
}
