import type { ErrorCode } from "@confetti/contract/errors"
import { beforeEach, expect, it, vi } from "vitest"
import { pageData } from "../../../../test/world.ts"
import { ApiError } from "../../../platform/api.ts"
import { createSessionScopes } from "../../../platform/session-scope.ts"
import { deleteThoughtMutation, editThoughtMutation } from "../own/own-mutations.ts"
import { createInputOf, createThoughtMutation } from "./create-thought-mutation.ts"
import { thoughtStoreOf } from "./thought-store.ts"
import { takenWritten, type Written } from "./written.ts"

/** Listed by its keys, as a browser's is. */
function storageInMemory(): Record<string, string> {
  const saved: Record<string, string> = {}
  return Object.defineProperties(saved, {
    getItem: { value: (name: string) => saved[name] ?? null },
    setItem: { value: (name: string, text: string) => void (saved[name] = text) },
    removeItem: { value: (name: string) => void delete saved[name] },
  })
}

beforeEach(() => void vi.stubGlobal("localStorage", storageInMemory()))

const attachment = { uploadId: "photo", kind: "photo" as const, name: "moon.jpg", size: 1 }

/** A device on which Ada wrote a thought about a tile, with a photo. */
function device() {
  const scope = createSessionScopes(pageData()).get()
  const store = thoughtStoreOf(scope)
  store.changeDraft("one", "ada", { text: "Words", attachment })
  const thought = store.send("ada", "one", { by: "Ada", text: "Words", now: 0 }) as Written
  const { id } = thought.thought
  const by = { userId: "ada", scope, again: () => undefined }
  const refuse = (code: ErrorCode) =>
    createThoughtMutation.revert?.(createInputOf(thought), new ApiError(code, `No: ${code}.`), by)
  return { store, thought, id, by, refuse }
}

it("takes the server's answer for what stands here", () => {
  const { store, thought, id, by } = device()
  createThoughtMutation.commit?.(createInputOf(thought), { ...thought.thought, text: "As kept" }, by)
  expect(store.find(id)).toMatchObject({ state: "sent", thought: { text: "As kept" } })
})

it("gives refused words back to their draft with their file, under the same id, and says why", () => {
  const { refuse, store, id } = device()
  refuse("thought/suspended")
  expect(store.all()).toEqual([])
  const refusal = "No: thought/suspended."
  expect(store.draft("one", "ada")).toEqual({ state: "draft", id, tileId: "one", text: "Words", attachment, refusal })
})

it("draws another id for words whose id is spent, and leaves out a file that is not there", () => {
  const first = device()
  first.refuse("thought/id-taken")
  expect(first.store.draft("one", "ada")?.text).toBe("Words")
  expect(first.store.draft("one", "ada")?.id).not.toBe(first.id)
  expect(first.store.all()).toEqual([])
  vi.stubGlobal("localStorage", storageInMemory())
  const second = device()
  second.refuse("upload/not-found")
  expect(second.store.draft("one", "ada")).toMatchObject({ text: "Words", attachment: null })
})

it("gives back the newest words where they were changed on the way", () => {
  const { refuse, store, id } = device()
  store.change(id, (here) => ({ ...here, edit: "Newer" }))
  refuse("thought/suspended")
  expect(store.draft("one", "ada")?.text).toBe("Newer")
})

it("keeps a newer change when an older one is answered", () => {
  const { store, thought, id, by } = device()
  store.put("ada", { ...takenWritten(thought.thought), edit: "Second" })
  editThoughtMutation.commit?.({ thoughtId: id, text: "First" }, { ...thought.thought, text: "First" }, by)
  expect(store.find(id)).toMatchObject({ edit: "Second", thought: { text: "First" } })
  editThoughtMutation.commit?.({ thoughtId: id, text: "Second" }, { ...thought.thought, text: "Second" }, by)
  expect(store.find(id)).toMatchObject({ edit: null, thought: { text: "Second" } })
})

it("gives changed words back to a draft where the thought is gone", () => {
  const { store, thought, id, by } = device()
  store.put("ada", { ...takenWritten(thought.thought), edit: "Changed" })
  editThoughtMutation.revert?.({ thoughtId: id, text: "Changed" }, new ApiError("thought/not-found", "Gone."), by)
  expect(store.draft("one", "ada")).toMatchObject({ text: "Changed", refusal: "Gone." })
  expect(store.find(id)?.deletion).toBe("done")
})

it("takes what the server does not have for deleted, and shows again what could not be deleted", () => {
  const { store, thought, id, by } = device()
  store.put("ada", { ...takenWritten(thought.thought), deletion: "asked" })
  deleteThoughtMutation.revert?.({ thoughtId: id }, new ApiError("thought/switched-off", "Not now."), by)
  expect(store.find(id)?.deletion).toBeNull()
  deleteThoughtMutation.revert?.({ thoughtId: id }, new ApiError("thought/not-found", "Gone."), by)
  expect(store.find(id)?.deletion).toBe("done")
})
