import { beforeEach, describe, expect, it, vi } from "vitest"
import {
  clearGuestTaste,
  hasGuestTaste,
  readGuestTaste,
  resetGuestTaste,
  saveGuestInteraction,
  saveGuestLikes,
  saveGuestPicks,
} from "./guest-taste.ts"

const saved = new Map<string, string>()

beforeEach(() => {
  saved.clear()
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  })
})

describe("what a guest did on this device", () => {
  it("is nothing at first, and nothing where something else was kept", () => {
    expect(hasGuestTaste()).toBe(false)
    saved.set("cf_taste", JSON.stringify({ picked: 7 }))
    expect(readGuestTaste().picked).toEqual([])
  })

  it("holds three picks at most, the last choice counting", () => {
    saveGuestPicks(["a", "b"])
    expect(saveGuestPicks(["b", "c", "b", "d", "e"])).toEqual(["b", "c", "d"])
    expect(readGuestTaste().picked).toEqual(["b", "c", "d"])
    expect(hasGuestTaste()).toBe(true)
  })

  it("remembers of each tile how far its reader came, and never less", () => {
    expect(saveGuestInteraction("a", "skipped")).toBe(true)
    expect(saveGuestInteraction("a", "finished")).toBe(true)
    expect(saveGuestInteraction("a", "seen")).toBe(false)
    expect(saveGuestInteraction("b", "seen")).toBe(true)
    expect(readGuestTaste().met).toEqual({ skipped: [], seen: ["b"], finished: ["a"] })
  })

  it("follows what is liked, and says what is news", () => {
    expect(saveGuestLikes(["a"])).toBe(true)
    expect(saveGuestLikes(["a"])).toBe(false)
    expect(saveGuestLikes([])).toBe(true)
    expect(readGuestTaste().liked).toEqual([])
  })

  it("shapes nothing any more once the feed is begun anew, but what is liked again does", () => {
    saveGuestLikes(["a", "b"])
    saveGuestPicks(["c"])
    saveGuestInteraction("d", "finished")
    resetGuestTaste()
    saveGuestLikes(["a", "b"])
    expect(readGuestTaste()).toMatchObject({ picked: [], liked: [], met: { finished: [] } })
    saveGuestLikes(["b"])
    saveGuestLikes(["a", "b"])
    expect(readGuestTaste().liked).toEqual(["a"])
  })

  it("is gone once it became a person's", () => {
    saveGuestPicks(["a"])
    clearGuestTaste()
    expect(hasGuestTaste()).toBe(false)
  })
})
