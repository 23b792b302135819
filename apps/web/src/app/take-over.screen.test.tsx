import { hour } from "@confetti/domain/durations"
import { act } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { expect, it } from "vitest"
import { statsOf } from "../../test/fake-games.ts"
import { pageData } from "../../test/world.ts"
import { createSessionScopes } from "../platform/session-scope.ts"
import { AppRoot, createAppSession } from "./app-root.tsx"
import { keepFirstReads } from "./first-reads.ts"
import { screens } from "./routes.tsx"

function appFor(path?: string) {
  const scopes = createSessionScopes(pageData({ isSignedIn: false }))
  keepFirstReads(scopes.get())
  return <AppRoot scopes={scopes} session={createAppSession(scopes)} {...(path !== undefined && { path })} />
}

it.each(["/", "/me", "/me/history", "/games", "/games/wurd", "/settings"])(
  "%s of a guest hydrates without a mismatch, with likes and a game on the device",
  async (path) => {
    await Promise.all(Object.values(screens).map((screen) => screen.preload()))
    history.replaceState(null, "", path)
    const root = document.body.appendChild(document.createElement("div"))
    root.id = "root"
    root.dataset.path = path
    root.innerHTML = renderToString(appFor(path))
    localStorage.setItem("cf_likes", JSON.stringify(["one", "two"]))
    const stats = { ...statsOf(), nextDate: new Date(Date.now() + hour).toISOString() }
    localStorage.setItem("cf_games_today", JSON.stringify({ userId: null, stats, toldUntil: null }))
    const mismatches: unknown[] = []
    const onRecoverableError = (error: unknown) => mismatches.push(error)
    const app = await act(async () => hydrateRoot(root, appFor(), { onRecoverableError }))
    await act(async () => app.unmount())
    expect(mismatches).toEqual([])
  },
)
