import type { TileDraft } from "@confetti/contract/tile-draft"
import { describe, expect, it } from "vitest"
import { emptyDraft } from "../../../../test/some-drafts.ts"
import { ApiError } from "../../../platform/api.ts"
import type { IndexedValues } from "../../../platform/indexed-values.ts"
import { type PendingSave, statusOf } from "./autosave-state.ts"
import { createAutosave } from "./create-autosave.ts"
import { createDraftCopies } from "./draft-copies.ts"

const first = emptyDraft()
const titled = (title: string) => emptyDraft({ title })
const offline = new ApiError("offline", "You are offline.")

/** A device and a server: what each has, and what it does when it is asked. */
function createWorld() {
  const saved = new Map<string, string>()
  const device = { isFull: false }
  const values: IndexedValues = {
    put: async (name, value) => {
      if (!device.isFull) saved.set(name, JSON.stringify(value))
      return !device.isFull
    },
    remove: async (name) => void saved.delete(name),
    all: async () => [...saved.values()].map((text): unknown => JSON.parse(text)),
  }
  const server: { version: number; draft: TileDraft; error: Error | null; isAnswerLost: boolean; sent: PendingSave[] } =
    {
      version: 1,
      draft: first,
      error: null,
      isAnswerLost: false,
      sent: [],
    }
  const clock = { now: 1_000_000 }
  const timers: { at: number; act: () => void }[] = []
  const held = new Set<string>()
  const hold = (name: string) => {
    held.add(name)
    return () => void held.delete(name)
  }
  const copies = createDraftCopies(values, { hold, held: async () => new Set(held) })
  let ids = 0

  async function open(userId = "ada") {
    const [left = null] = await copies.abandoned(userId, "bread", clock.now)
    const retried: (() => void)[] = []
    const autosave = createAutosave({ id: "bread", version: server.version, draft: server.draft }, left, {
      userId,
      save: async (save) => {
        server.sent.push(save)
        if (server.error) throw server.error
        const isThere = JSON.stringify(save.draft) === JSON.stringify(server.draft)
        if (!isThere && save.base !== server.version)
          throw new ApiError("studio/conflict", "Somebody else saved.", { version: server.version })
        if (!isThere) Object.assign(server, { version: server.version + 1, draft: save.draft })
        const { version } = server
        if (server.isAnswerLost) throw offline
        return { version }
      },
      copies,
      newId: () => `id-${ids++}`,
      now: () => clock.now,
      after: (ms, act) => {
        const timer = { at: clock.now + ms, act }
        timers.push(timer)
        return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1))
      },
      retry: { later: () => void retried.push(() => void autosave.flush()), reset: () => void retried.splice(0) },
      errorText: (error) => (error instanceof Error ? error.message : ""),
    })
    const stop = autosave.start()
    await settled()
    return {
      ...autosave,
      stop,
      /** The page dies: nothing it had under way goes on. */
      kill: () => {
        timers.splice(0)
        held.clear()
      },
      /** The connection is back. */
      retry: async () => {
        for (const again of retried.splice(0)) again()
        await settled()
      },
      status: (isOnline = true) => statusOf(autosave.get(), isOnline),
    }
  }

  const settled = async () => {
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  }
  async function pass(ms: number): Promise<void> {
    clock.now += ms
    for (const timer of timers.filter(({ at }) => at <= clock.now)) {
      timers.splice(timers.indexOf(timer), 1)
      timer.act()
    }
    await settled()
  }
  return { server, device, kept: saved, clock, open, pass }
}

describe("what is typed", () => {
  it("is on the device within a moment, and on the server two seconds after the last letter", async () => {
    const { server, kept: saved, open, pass } = createWorld()
    const page = await open()
    page.edit(titled("B"))
    await pass(1500)
    page.edit(titled("Br"))
    await pass(300)
    expect([saved.size, server.sent.length, page.status()]).toEqual([1, 0, "kept"])
    await pass(1700)
    expect(server.sent.map(({ draft }) => draft.title)).toEqual(["Br"])
    // A draft that the server has needs no copy.
    expect([saved.size, page.status()]).toEqual([0, "saved"])
  })

  it("is saved within ten seconds though somebody never pauses", async () => {
    const { server, open, pass } = createWorld()
    const page = await open()
    for (let at = 0; at < 12; at++) {
      page.edit(titled(`Letter ${at}`))
      await pass(1000)
    }
    expect(server.sent).toHaveLength(1)
  })

  it("survives a page that is killed without a connection, and is saved by the next one", async () => {
    const { server, open, pass } = createWorld()
    const page = await open()
    server.error = offline
    page.edit(titled("Written on a train"))
    await pass(2500)
    expect(page.status(false)).toBe("offline")
    page.kill()
    server.error = null
    const next = await open()
    expect([next.get().draft.title, server.draft.title]).toEqual(["Written on a train", "Written on a train"])
    expect(next.status()).toBe("saved")
  })

  it("is no conflict with itself when an answer was lost and the page with it", async () => {
    const { server, open, pass } = createWorld()
    const page = await open()
    server.isAnswerLost = true
    page.edit(titled("Arrived all the same"))
    await pass(2500)
    page.edit(titled("And then some"))
    await pass(300)
    page.kill()
    server.isAnswerLost = false
    const next = await open()
    expect(next.get().conflict).toBeNull()
    expect([server.version, server.draft.title]).toEqual([3, "And then some"])
  })

  it("is sent again under the same key until it is answered", async () => {
    const { server, open, pass } = createWorld()
    const page = await open()
    server.error = offline
    page.edit(titled("Once"))
    await pass(2500)
    page.edit(titled("Twice"))
    server.error = null
    await page.retry()
    const keys = server.sent.map(({ key, draft }) => [key, draft.title])
    expect(keys[0]).toEqual(keys[1])
    expect([server.sent.length, server.draft.title]).toEqual([3, "Twice"])
  })

  it("is shown to nobody else on the same device", async () => {
    const { server, open, pass } = createWorld()
    const page = await open("ada")
    server.error = offline
    page.edit(titled("Ada's own words"))
    await pass(2500)
    page.kill()
    expect((await open("ben")).get().draft).toEqual(first)
    server.error = null
    expect((await open("ada")).get().draft.title).toBe("Ada's own words")
  })

  it("is not taken from a page that is still open", async () => {
    const { server, open, pass } = createWorld()
    const page = await open()
    server.error = offline
    page.edit(titled("In the first tab"))
    await pass(2500)
    expect((await open()).get().draft).toEqual(first)
    expect(page.get().draft.title).toBe("In the first tab")
  })

  it("holds the page back where neither the device nor the server has it", async () => {
    const { server, device, open, pass } = createWorld()
    const page = await open()
    device.isFull = true
    server.error = offline
    page.edit(titled("Nowhere yet"))
    await pass(2500)
    expect(page.status()).toBe("unsaved")
  })

  it("stays on the device when the server refuses it, and says why", async () => {
    const { server, kept: saved, open, pass } = createWorld()
    const page = await open()
    server.error = new ApiError("request/too-large", "The request is too large.")
    page.edit(titled("Far too much"))
    await pass(2500)
    expect([page.status(), page.get().failure?.message, saved.size]).toEqual([
      "refused",
      "The request is too large.",
      1,
    ])
  })

  it("waits for a role or a session to come back, and is saved then", async () => {
    const { server, open, pass } = createWorld()
    const page = await open()
    server.error = new ApiError("session/role-required", "You may not.")
    page.edit(titled("Half a sentence"))
    await pass(2500)
    expect(page.status()).toBe("kept")
    server.error = null
    await page.retry()
    expect(server.draft.title).toBe("Half a sentence")
  })
})

describe("a step", () => {
  it("waits until everything typed is saved, and does not begin where it is not", async () => {
    const { server, open } = createWorld()
    const page = await open()
    page.edit(titled("To be published"))
    expect(await page.flush()).toBe(true)
    expect(server.draft.title).toBe("To be published")
    Object.assign(server, { version: 9, draft: titled("Theirs") })
    page.edit(titled("Mine"))
    expect(await page.flush()).toBe(false)
    expect([page.status(), server.draft.title]).toEqual(["conflict", "Theirs"])
  })
})
