import type { ErrorCode } from "@confetti/contract/errors"
import { expect, it } from "vitest"
import { pageData } from "../../../../test/world.ts"
import { ApiError } from "../../../platform/api.ts"
import type { DeviceValues } from "../../../platform/device-values.ts"
import { createSessionScopes } from "../../../platform/session-scope.ts"
import { createDeleteMutation, createEditMutation } from "../own/own-mutations.ts"
import { createCreateMutation, createInputOf } from "./create-thought-mutation.ts"
import { createDrafts } from "./drafts.ts"
import { createWrittenStore } from "./written-store.ts"
import { newWritten, takenWritten } from "./written.ts"

function valuesInMemory(): DeviceValues {
  const kept = new Map<string, string>()
  return {
    names: () => [...kept.keys()],
    read: (name, isValid) => {
      const value: unknown = JSON.parse(kept.get(name) ?? "null")
      return isValid(value) ? value : null
    },
    write: (name, value) => void kept.set(name, JSON.stringify(value)),
    remove: (name) => void kept.delete(name),
  }
}

/** A device on which Ada wrote a thought about a tile, with a photo. */
function device() {
  const values = valuesInMemory()
  const written = createWrittenStore(values)
  const drafts = createDrafts(values, () => "fresh")
  const said: string[] = []
  const parts = { written, drafts, say: (text: string) => void said.push(text), newId: () => "fresh" }
  const attachment = { uploadId: "photo", kind: "photo" as const, name: "moon.jpg", size: 1 }
  const thought = newWritten({ id: "t", tileId: "one", text: "Words", by: "Ada", now: 0, attachment })
  written.put("ada", thought)
  const input = createInputOf(thought)
  const by = { userId: "ada", scope: createSessionScopes(pageData()).get(), again: () => undefined }
  const create = createCreateMutation(parts)
  return {
    values,
    written,
    drafts,
    said,
    thought,
    input,
    create,
    edit: createEditMutation(parts),
    remove: createDeleteMutation(parts),
    by,
    refuse: (code: ErrorCode) => create.revert?.(input, new ApiError(code, `No: ${code}.`), by),
  }
}

it("takes the server's answer for what stands here", () => {
  const { create, written, thought, input, by } = device()
  create.commit?.(input, { ...thought.thought, text: "As kept" }, by)
  expect(written.find("t")).toMatchObject({ isTaken: true, thought: { text: "As kept" } })
})

it("gives refused words back to their draft with their file, under the same id, and says why", () => {
  const { refuse, written, drafts, said, thought } = device()
  refuse("thought/suspended")
  expect(written.all()).toEqual([])
  expect(drafts.read("one", "ada")).toEqual({
    id: "t",
    userId: "ada",
    text: "Words",
    attachment: thought.attachment,
    refusal: "No: thought/suspended.",
  })
  expect(said).toEqual(["Your thought was not sent. No: thought/suspended. Your words are back in the field"])
})

it("draws another id for words whose id is spent, and leaves out a file that is not there", () => {
  const first = device()
  first.refuse("thought/id-taken")
  expect(first.drafts.read("one", "ada")?.id).toBe("fresh")
  const second = device()
  second.refuse("upload/not-found")
  expect(second.drafts.read("one", "ada")).toMatchObject({ text: "Words", attachment: null })
})

it("gives back the newest words where they were changed on the way", () => {
  const { refuse, written, drafts } = device()
  written.change("t", (here) => ({ ...here, edit: "Newer" }))
  refuse("thought/suspended")
  expect(drafts.read("one", "ada")?.text).toBe("Newer")
})

it("keeps a newer change when an older one is answered", () => {
  const { edit, written, thought, by } = device()
  written.put("ada", { ...takenWritten(thought.thought), edit: "Second" })
  edit.commit?.({ thoughtId: "t", text: "First" }, { ...thought.thought, text: "First" }, by)
  expect(written.find("t")).toMatchObject({ edit: "Second", thought: { text: "First" } })
  edit.commit?.({ thoughtId: "t", text: "Second" }, { ...thought.thought, text: "Second" }, by)
  expect(written.find("t")).toMatchObject({ edit: null, thought: { text: "Second" } })
})

it("gives changed words back to the draft where the thought is gone", () => {
  const { edit, written, drafts, thought, by } = device()
  written.put("ada", { ...takenWritten(thought.thought), edit: "Changed" })
  edit.revert?.({ thoughtId: "t", text: "Changed" }, new ApiError("thought/not-found", "Gone."), by)
  expect(drafts.read("one", "ada")).toMatchObject({ id: "fresh", text: "Changed", refusal: "Gone." })
  expect(written.find("t")?.deletion).toBe("done")
})

it("takes what the server does not have for deleted, and shows again what could not be deleted", () => {
  const { remove, written, thought, by } = device()
  written.put("ada", { ...takenWritten(thought.thought), deletion: "asked" })
  remove.revert?.({ thoughtId: "t" }, new ApiError("thought/switched-off", "Not now."), by)
  expect(written.find("t")?.deletion).toBeNull()
  remove.revert?.({ thoughtId: "t" }, new ApiError("thought/not-found", "Gone."), by)
  expect(written.find("t")?.deletion).toBe("done")
})

it("keeps one person's alone, and a draft for whoever began it, or joined with it", () => {
  const { written, drafts, refuse } = device()
  refuse("thought/suspended")
  written.keepFor("bob")
  expect(written.all()).toEqual([])
  expect(drafts.read("one", "bob")).toBeNull()
  drafts.change("two", null, { text: "A guest's" })
  expect(drafts.read("two", "bob")?.text).toBe("A guest's")
  drafts.change("two", "bob", { text: "Bob's" })
  expect(drafts.read("two", "ada")).toBeNull()
  drafts.change("two", "bob", { text: "" })
  expect(drafts.read("two", "bob")).toBeNull()
})
