import { afterEach, expect, it, vi } from "vitest"
import { pageData } from "../../../test/world.ts"

afterEach(() => void vi.unstubAllGlobals())

/** A device on which a guest has played, and a server that takes so many plays over. */
async function deviceOfGuest(merged: number) {
  vi.resetModules()
  const saved = new Map([["cf_games_guest", "0123456789abcdef".repeat(2)]])
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => void saved.set(key, text),
    removeItem: (key: string) => void saved.delete(key),
  })
  vi.stubGlobal("fetch", async () => Response.json({ result: { merged, paid: merged } }))
  const [{ guestPlaysOf }, { createSessionScopes }] = await Promise.all([
    import("./player.ts"),
    import("../../platform/session-scope.ts"),
  ])
  const scopes = createSessionScopes(pageData())
  return { kept: saved, scopes, plays: guestPlaysOf(scopes.get()) }
}

it("tells whoever listens later that a guest's plays became somebody's, once", async () => {
  const { kept: saved, plays } = await deviceOfGuest(1)
  await plays.merge()
  await plays.merge()
  expect(saved.has("cf_games_guest")).toBe(false)
  const heard = vi.fn<() => void>()
  plays.onMerged(heard)
  expect(heard).toHaveBeenCalledTimes(1)
})

it("tells nobody where there was nothing to take over", async () => {
  const { plays } = await deviceOfGuest(0)
  const heard = vi.fn<() => void>()
  plays.onMerged(heard)
  await plays.merge()
  expect(heard).not.toHaveBeenCalled()
})

it("leaves the next guest theirs when it ends after its person has left", async () => {
  const { kept: saved, scopes, plays } = await deviceOfGuest(1)
  const merging = plays.merge()
  scopes.next()
  saved.set("cf_games_guest", "fedcba9876543210".repeat(2))
  await merging
  expect(saved.has("cf_games_guest")).toBe(true)
})
