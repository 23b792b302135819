import { afterEach, expect, it, vi } from "vitest"

afterEach(() => void vi.unstubAllGlobals())

/** A device on which a guest has played, and a server that takes so many plays over. */
async function deviceOfGuest(merged: number) {
  vi.resetModules()
  const kept = new Map([["cf_games_guest", "0123456789abcdef".repeat(2)]])
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal("fetch", async () => Response.json({ result: { merged, paid: merged } }))
  const { mergeGuestPlays, onPlaysMerged } = await import("./player.ts")
  return { kept, mergeGuestPlays, onPlaysMerged }
}

it("tells whoever listens later that a guest's plays became somebody's, once", async () => {
  const { kept, mergeGuestPlays, onPlaysMerged } = await deviceOfGuest(1)
  await mergeGuestPlays()
  await mergeGuestPlays()
  expect(kept.has("cf_games_guest")).toBe(false)
  const heard = vi.fn<() => void>()
  onPlaysMerged(heard)
  expect(heard).toHaveBeenCalledTimes(1)
})

it("tells nobody where there was nothing to take over", async () => {
  const { mergeGuestPlays, onPlaysMerged } = await deviceOfGuest(0)
  const heard = vi.fn<() => void>()
  onPlaysMerged(heard)
  await mergeGuestPlays()
  expect(heard).not.toHaveBeenCalled()
})
