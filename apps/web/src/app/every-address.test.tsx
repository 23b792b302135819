import { renderToString } from "react-dom/server"
import { expect, it } from "vitest"
import { pageData } from "../../test/world.ts"
import { createSessionScopes } from "../platform/session-scope.ts"
import { AppRoot, createAppSession } from "./app-root.tsx"
import { keepFirstReads } from "./first-reads.ts"
import { screens } from "./routes.tsx"

await Promise.all(Object.values(screens).map((screen) => screen.preload()))

it.each([
  "/",
  "/tiles/moss",
  "/search",
  "/me",
  "/me/history",
  "/me/points",
  "/me/shop",
  "/me/shop/sticker",
  "/me/orders",
  "/me/year",
  "/games",
  "/games/wurd",
  "/games/baw",
  "/games/quiz",
  "/settings",
  "/studio",
  "/nothing",
])("the server, which has no browser, draws %s for a guest", (path) => {
  const scopes = createSessionScopes(pageData({ isSignedIn: false }))
  keepFirstReads(scopes.get())
  const html = renderToString(<AppRoot scopes={scopes} session={createAppSession(scopes)} path={path} search="" />)
  expect(html).toContain("<main")
})
