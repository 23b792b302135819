import { expect, it, vi } from "vitest"
import { startFakeServer } from "../../../../test/fake-server.ts"
import { keepPlace, readPlace } from "../keep-place.ts"
import { readKeptFeed, writeKeptFeed } from "../kept-feed.ts"
import { clearSavedPosition, resetStoredFeed } from "./forget-feed.ts"

/** A browser that keeps cookies and things. */
function device(): void {
  const cookies = new Map<string, string>()
  vi.stubGlobal("document", {
    get cookie() {
      return [...cookies].map((pair) => pair.join("=")).join("; ")
    },
    set cookie(text: string) {
      const [name = "", value = ""] = (text.split(";")[0] ?? "").split("=")
      cookies.set(name, value)
    },
    addEventListener: () => undefined,
  })
  const stored: Record<string, unknown> = Object.create({
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value
    },
    removeItem: (key: string) => {
      delete stored[key]
    },
  })
  vi.stubGlobal("localStorage", stored)
  vi.stubGlobal("addEventListener", () => undefined)
}

it("keeps nothing of a person's order and place once they have left, also not in memory", () => {
  device()
  writeKeptFeed({ category: null, ids: ["theirs"], developingIds: [] })
  keepPlace(null, "theirs")
  clearSavedPosition()
  expect([readKeptFeed(null), readPlace(null)]).toEqual([null, null])
})

it("asks for the feed of whoever is here to be reset, by their id, and for a guest's without one", async () => {
  device()
  const server = startFakeServer()
  server.answer("users-reset_feed", () => [])
  await resetStoredFeed("ada")
  await resetStoredFeed(null)
  expect(server.asked.map(({ data }) => data)).toEqual(["ada", null])
})
