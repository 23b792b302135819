import { expect, it } from "vitest"
import type { DeviceValues } from "../../../platform/device-values.ts"
import { createThoughtStore } from "./thought-store.ts"

function device() {
  const saved = new Map<string, string>()
  const values: DeviceValues = {
    names: () => [...saved.keys()],
    read: (name, isValid) => {
      const value: unknown = JSON.parse(saved.get(name) ?? "null")
      return isValid(value) ? value : null
    },
    write: (name, value) => void saved.set(name, JSON.stringify(value)),
    remove: (name) => void saved.delete(name),
  }
  let ids = 0
  return { kept: saved, store: createThoughtStore(values, () => `t${ids++}`) }
}

it("is a draft, then queued, then sent, under one key", () => {
  const { kept: saved, store } = device()
  store.changeDraft("one", "ada", { text: "Wor" })
  store.changeDraft("one", "ada", { text: "Words" })
  expect(store.draft("one", "ada")).toMatchObject({ state: "draft", id: "t0", text: "Words" })
  store.send("ada", "one", { by: "Ada", text: "Words", now: 0 })
  expect(store.draft("one", "ada")).toBeNull()
  store.change("t0", (here) => ({ ...here, state: "sent" }))
  expect(store.all()).toMatchObject([{ state: "sent", thought: { id: "t0", text: "Words" } }])
  expect([...saved.keys()]).toEqual(["cf_thought_t0"])
})

it("keeps no draft without words and a file", () => {
  const { kept: saved, store } = device()
  store.changeDraft("one", "ada", { text: "W" })
  store.changeDraft("one", "ada", { text: "" })
  expect(saved.size).toBe(0)
})

it("has a draft for whoever began it or joined with it, and for nobody else", () => {
  const { store } = device()
  store.changeDraft("one", null, { text: "A guest's" })
  expect(store.draft("one", "bob")?.text).toBe("A guest's")
  store.keepFor("bob")
  expect(store.draft("one", "ada")).toBeNull()
  expect(store.draft("one", null)?.text).toBe("A guest's")
  store.keepFor("ada")
  expect(store.draft("one", null)).toBeNull()
})

it("gives the newest first, of one person alone", () => {
  const { store } = device()
  for (const [at, tileId] of ["one", "two"].entries()) {
    store.changeDraft(tileId, "ada", { text: tileId })
    store.send("ada", tileId, { by: "Ada", text: tileId, now: at * 1000 })
  }
  expect(store.all().map(({ thought }) => thought.text)).toEqual(["two", "one"])
  store.keepFor("bob")
  expect(store.all()).toEqual([])
})

it("puts refused words above what was begun on the same tile, as one draft", () => {
  const { kept: saved, store } = device()
  store.changeDraft("one", "ada", { text: "Second" })
  const returned = { state: "draft" as const, id: "sent", tileId: "one", attachment: null }
  store.giveBack("ada", { ...returned, text: "First", refusal: "No." })
  expect(store.draft("one", "ada")).toMatchObject({ id: "sent", text: "First\n\nSecond", refusal: "No." })
  expect(saved.size).toBe(1)
})

it("keeps nothing that arrives after its person has left", () => {
  const { kept: saved, store } = device()
  store.end()
  store.changeDraft("one", "ada", { text: "Late" })
  expect(saved.size).toBe(0)
})
