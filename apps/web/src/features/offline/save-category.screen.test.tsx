import { screen, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { memoryCaches } from "../../../test/memory-caches.ts"
import { openApp, press, until } from "../../../test/open-app.tsx"
import { ada, picture } from "../../../test/world.ts"
import type { SavedSet } from "../../platform/saved-caches.ts"

const row = () => within(screen.getByRole("region", { name: "Offline" }))
const savedTopics = async () => (await caches.keys()).filter((name) => name.startsWith("saved-"))

/** A browser with a service worker, whose caches are in memory. */
beforeEach(() => {
  vi.stubGlobal("caches", memoryCaches())
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: new EventTarget() })
})
afterEach(() => {
  for (const name of ["serviceWorker", "storage"]) Reflect.deleteProperty(navigator, name)
})

async function keepTopic(slug: string, title: string): Promise<void> {
  const saved: SavedSet = { slug, title, ids: ["two"], bytes: 500_000, savedAt: 1, isWhole: true }
  await (await caches.open(`saved-${slug}`)).put("/documents/saved", Response.json(saved))
}

/** Asks how much the topic is, in a browser that leaves the app so many bytes. */
async function measureSpace(free: number): Promise<void> {
  const quota = 1_000_000
  const estimate = async () => ({ quota, usage: 0.9 * quota - free })
  Object.defineProperty(navigator, "storage", { configurable: true, value: { estimate } })
  const server = startFakeServer()
  for (const file of ["space.webp", `${picture.id}-900.webp`]) server.answerPath(`/media/${file}`, () => "A picture.")
  await openApp("/search?t=space")
  await until(() => screen.getByRole("button", { name: "Save for offline" }))
  await press("Save for offline")
}

describe("saving a topic for offline", () => {
  it("does not begin where the browser has too little room, and says how much there is", async () => {
    await measureSpace(1000)
    await until(() => expect(row().getByRole("alert").textContent).toMatch(/room for 1.kB\. Nothing was saved\./))
    expect(await savedTopics()).toEqual([])
  })

  it("removes the oldest topic where there is too little room, and names it first", async () => {
    await keepTopic("kitchen", "Kitchen")
    await measureSpace(1000)
    await until(() => expect(row().getByRole("status").textContent).toContain("To make room, Kitchen will be removed."))
    await press(/^Save \d/)
    await until(() => row().getByText(/^Saved for offline: 6 tiles, /))
    expect(await savedTopics()).toEqual(["saved-space"])
  })
})

it("a saved topic leaves the device when its person signs out", async () => {
  startFakeServer({ person: ada })
  await keepTopic("space", "Space")
  await openApp("/settings", { isSignedIn: true })
  await press("Sign out here")
  await until(() => screen.getByText(/^You are signed out/))
  expect(await savedTopics()).toEqual([])
})
