import { describe, expect, it, vi } from "vitest"
import { ApiError } from "../api.ts"
import { createOutbox } from "./create-outbox.ts"
import type { DeviceValues } from "./device-values.ts"
import type { Deed, Intent } from "./intent.ts"
import { intentStore } from "./intent-store.ts"
import type { Outcome } from "./outcome.ts"
import type { Toggle } from "./toggle.ts"

const taken: Outcome = { is: "taken" }
const later: Outcome = { is: "later" }
const refused: Outcome = { is: "refused", error: new ApiError("tile/not-found", "It is gone.") }
const failed: Outcome = { is: "failed", error: new ApiError("server/unexpected", "It fell over.") }

const like = (tileId: string): Deed => ({ kind: "like", tileId })
const unlike = (tileId: string): Deed => ({ kind: "unlike", tileId })
const tap = (tileId: string): Deed => ({ kind: "tap", tileId, tappedDate: "2026-06-01T12:00:00.000Z", subtileCount: 3 })
const read = (tileId: string, share = 0, isRead = false): Deed => ({
  kind: "read",
  tileId,
  share,
  isRead,
  seenDate: "2026-06-01T12:00:00.000Z",
})

const claim = (tileId: string): Deed => ({ kind: "claim", action: "read_a_tile", tileId })

/** As they are kept: as text, so that nobody holds on to what another one writes. */
function valuesInMemory(): DeviceValues {
  const kept = new Map<string, string>()
  return {
    names: () => [...kept.keys()],
    read: (name, isValid) => {
      const value: unknown = JSON.parse(kept.get(name) ?? "null")
      return isValid(value) ? value : null
    },
    write: (name, value) => void kept.set(name, JSON.stringify(value)),
    remove: (isIt) => {
      for (const name of kept.keys()) if (isIt(name)) kept.delete(name)
    },
  }
}

function lockOfOne(): (act: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  return (act) => {
    const run = last.then(act)
    last = run
    return run
  }
}

const underWay = (sent: readonly string[]) => vi.waitFor(() => expect(sent).toHaveLength(1))

/** A device: what it keeps, its clock, its tabs, and the server, which answers with `answer` and is slow where it is held. */
function device() {
  const store = intentStore(valuesInMemory())
  const oneAtATime = lockOfOne()
  const world = { now: 0, answer: taken, hold: Promise.resolve() }
  const sent: string[] = []
  const keys: string[] = []
  const told: string[] = []
  let ids = 0
  const likes: Toggle = {
    on: "like",
    off: "unlike",
    apply: () => undefined,
    commit: (tileId, isOn) => void told.push(`${isOn ? "on" : "off"} ${tileId}`),
    revert: (tileId, isOn, error) => void told.push(`not ${isOn ? "on" : "off"} ${tileId}: ${error.message}`),
  }

  function tab() {
    const timers: { at: number; act: () => void }[] = []
    const outbox = createOutbox({
      store,
      send: async (batch: readonly Intent[]) => {
        sent.push(batch.map(({ kind, tileId, userId }) => `${kind} ${tileId} of ${userId}`).join(", "))
        keys.push(batch.map(({ id }) => id).join())
        await world.hold
        return world.answer
      },
      oneAtATime,
      newId: () => `id-${ids++}`,
      now: () => world.now,
      after: (ms, act) => {
        const timer = { at: world.now + ms, act }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer), 1)
      },
      onTold: (batch, { is }) => {
        for (const { kind, tileId } of batch) if (kind === "claim") told.push(`claim ${tileId}: ${is}`)
      },
    })
    const start = async (userId: string) => {
      outbox.start({ userId, toggles: [likes] })
      await outbox.flush()
    }
    /** Lets time pass, and what is due then happen. */
    const pass = async (ms: number) => {
      world.now += ms
      const isDue = timers.some(({ at }) => at <= world.now)
      for (const timer of timers.filter(({ at }) => at <= world.now)) {
        timers.splice(timers.indexOf(timer), 1)
        timer.act()
      }
      if (isDue) await outbox.flush()
    }
    return { ...outbox, start, pass, waits: () => timers.map(({ at }) => at - world.now) }
  }
  return { store, world, sent, keys, told, tab, take: () => sent.splice(0) }
}

async function deviceOf(userId: string) {
  const all = device()
  const page = all.tab()
  await page.start(userId)
  return { ...all, page }
}

describe("what somebody does", () => {
  it("is told in order, a moment later, once", async () => {
    const { page, sent, told } = await deviceOf("ada")
    page.post(like("a"))
    page.post(tap("b"))
    page.post(like("c"))
    expect(sent).toEqual([])
    await page.pass(300)
    await page.pass(60_000)
    expect(sent).toEqual(["like a of ada", "tap b of ada", "like c of ada"])
    expect(told).toEqual(["on a", "on c"])
  })

  it("is told as it was meant last, when it was toggled fast", async () => {
    const { page, sent } = await deviceOf("ada")
    for (const deed of [like("a"), unlike("a"), like("a"), unlike("a"), like("b")]) page.post(deed)
    await page.pass(300)
    expect(sent).toEqual(["unlike a of ada", "like b of ada"])
  })

  it("is told once when it is posted twice", async () => {
    const { page, keys, store } = await deviceOf("ada")
    page.post(like("a"))
    const [first] = store.waiting()
    page.post(like("a"))
    expect(store.waiting()).toEqual([first])
    await page.pass(300)
    expect(keys).toEqual([first?.id])
  })

  it("is told under the same key until there is an answer", async () => {
    const { page, keys, world } = await deviceOf("ada")
    world.answer = later
    page.post(like("a"))
    await page.pass(300)
    await page.pass(2000)
    world.answer = taken
    await page.pass(4000)
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })

  it("is told after what was under way, when it changed meanwhile", async () => {
    const { page, sent, told, world } = await deviceOf("ada")
    const answer = Promise.withResolvers<void>()
    world.hold = answer.promise
    page.post(like("a"))
    const sending = page.pass(300)
    await underWay(sent)
    page.post(unlike("a"))
    answer.resolve()
    await sending
    expect(sent).toEqual(["like a of ada", "unlike a of ada"])
    expect(told).toEqual(["on a", "off a"])
  })

  it("waits for who it belongs to, and nobody's is not kept", async () => {
    const { store, sent, tab } = device()
    const page = tab()
    page.post(like("a"))
    expect(store.waiting()).toEqual([])
    await page.start("ada")
    page.post(like("b"))
    const next = tab()
    await next.pass(60_000)
    expect(sent).toEqual([])
    await next.start("ada")
    expect(sent).toEqual(["like b of ada"])
  })
})

describe("reads", () => {
  it("gather, and go in batches of fifty", async () => {
    const { page, sent } = await deviceOf("ada")
    for (let at = 0; at < 120; at++) page.post(read(`tile-${at}`))
    await page.pass(4999)
    expect(sent).toEqual([])
    await page.pass(1)
    expect(sent.map((batch) => batch.split(", ").length)).toEqual([50, 50, 20])
  })

  it("wait as the furthest somebody got, and not again for less", async () => {
    const { page, store } = await deviceOf("ada")
    for (const deed of [read("a", 0.2), read("a", 0.7), read("a", 0.4, true), read("a", 0.1)]) page.post(deed)
    expect(store.waiting()).toMatchObject([{ tileId: "a", share: 0.7, isRead: true }])
    const [before] = store.waiting()
    page.post(read("a", 0.7))
    expect(store.waiting()).toEqual([before])
  })

  it("that went further while they were told are told again", async () => {
    const { page, sent, store, world } = await deviceOf("ada")
    const answer = Promise.withResolvers<void>()
    world.hold = answer.promise
    page.post(read("a", 0.2))
    page.post(read("b", 0.2))
    const sending = page.pass(5000)
    await underWay(sent)
    page.post(read("a", 1))
    answer.resolve()
    await sending
    expect(sent).toEqual(["read a of ada, read b of ada", "read a of ada"])
    expect(store.waiting()).toEqual([])
  })
})

describe("claims", () => {
  it("go after everything they are made of, once each", async () => {
    const { page, sent, told } = await deviceOf("ada")
    page.post(claim("a"))
    page.post(read("a", 0.7, true))
    page.post(claim("a"))
    page.post(claim("b"))
    page.post(read("b", 1, true))
    await page.pass(4999)
    expect(sent).toEqual([])
    await page.pass(1)
    expect(sent).toEqual(["read a of ada, read b of ada", "claim a of ada", "claim b of ada"])
    expect(told).toEqual(["claim a: taken", "claim b: taken"])
  })

  it("wait with the reads while there is no connection, and are told under one key", async () => {
    const { page, sent, keys, world } = await deviceOf("ada")
    world.answer = later
    page.post(read("a", 1, true))
    page.post(claim("a"))
    await page.pass(5000)
    expect(sent).toEqual(["read a of ada"])
    world.answer = taken
    await page.flush()
    expect(sent.slice(1)).toEqual(["read a of ada", "claim a of ada"])
    expect(new Set(keys).size).toBe(2)
  })
})

describe("when it can't be told", () => {
  it("waits in growing pauses, and at once when there is reason to try", async () => {
    const { page, sent, world } = await deviceOf("ada")
    world.answer = later
    page.post(like("a"))
    const pauses: number[] = []
    for (let wait = 300; pauses.length < 12; wait = pauses.at(-1) ?? 0) {
      await page.pass(wait)
      pauses.push(...page.waits())
    }
    expect(pauses.slice(0, 4)).toEqual([2000, 4000, 8000, 16_000])
    expect(pauses.at(-1)).toBe(600_000)
    world.answer = taken
    await page.flush()
    expect(sent).toHaveLength(13)
    page.post(like("b"))
    expect(page.waits()).toEqual([300])
  })

  it("waits as long as the server asks for", async () => {
    const { page, world } = await deviceOf("ada")
    world.answer = { is: "later", afterMs: 30_000 }
    page.post(like("a"))
    await page.pass(300)
    expect(page.waits()).toEqual([30_000])
  })

  it("is put back with a word when it is refused, and what comes after goes on", async () => {
    const { page, sent, told, world } = await deviceOf("ada")
    world.answer = refused
    page.post(like("a"))
    page.post(tap("a"))
    await page.pass(300)
    world.answer = taken
    page.post(like("b"))
    await page.pass(300)
    expect(sent).toEqual(["like a of ada", "tap a of ada", "like b of ada"])
    expect(told).toEqual(["not on a: It is gone.", "on b"])
  })

  it("is not put back when it was toggled again meanwhile", async () => {
    const { page, sent, told, world } = await deviceOf("ada")
    const answer = Promise.withResolvers<void>()
    world.hold = answer.promise
    world.answer = refused
    page.post(like("a"))
    const sending = page.pass(300)
    await underWay(sent)
    page.post(unlike("a"))
    answer.resolve()
    await sending
    expect(sent).toEqual(["like a of ada", "unlike a of ada"])
    expect(told).toEqual(["not off a: It is gone."])
  })

  it("is put back after five tries when the server falls over it, also over reloads", async () => {
    const { sent, told, world, store, tab } = device()
    world.answer = failed
    const first = tab()
    await first.start("ada")
    first.post(like("a"))
    await first.pass(300)
    await first.pass(2000)
    const next = tab()
    await next.start("ada")
    for (const pause of [2000, 4000]) {
      expect(told).toEqual([])
      await next.pass(pause)
    }
    expect(sent).toHaveLength(5)
    expect(told).toEqual(["not on a: It fell over."])
    expect(store.waiting()).toEqual([])
  })
})

describe("two tabs", () => {
  it("tell everything once, in order", async () => {
    const { page, tab, sent, world } = await deviceOf("ada")
    const other = tab()
    await other.start("ada")
    const answer = Promise.withResolvers<void>()
    world.hold = answer.promise
    page.post(like("a"))
    other.post(like("b"))
    page.post(unlike("b"))
    const sending = [page.pass(300), other.pass(300)]
    answer.resolve()
    await Promise.all(sending)
    expect(sent).toEqual(["like a of ada", "unlike b of ada"])
  })

  it("finish for each other", async () => {
    const { page, tab, sent } = await deviceOf("ada")
    page.post(like("a"))
    const other = tab()
    await other.start("ada")
    expect(sent).toEqual(["like a of ada"])
  })
})

describe("who leaves", () => {
  it("takes along what waits", async () => {
    const { page, sent, store } = await deviceOf("ada")
    page.post(like("a"))
    page.stop()
    page.post(like("b"))
    await page.pass(60_000)
    await page.start("bob")
    expect(sent).toEqual([])
    expect(store.waiting()).toEqual([])
  })

  it("takes along the answer to what was under way", async () => {
    const { page, told, sent, world } = await deviceOf("ada")
    const answer = Promise.withResolvers<void>()
    world.hold = answer.promise
    world.answer = refused
    page.post(like("a"))
    page.post(like("b"))
    const sending = page.pass(300)
    await underWay(sent)
    page.stop()
    answer.resolve()
    await sending
    expect(sent).toEqual(["like a of ada"])
    expect(told).toEqual([])
  })

  it("leaves nothing to the next one, though nobody saw them go", async () => {
    const { page, tab, sent, store } = await deviceOf("ada")
    page.post(like("a"))
    const next = tab()
    await next.start("bob")
    expect(sent).toEqual([])
    next.post(like("b"))
    await next.pass(300)
    expect(sent).toEqual(["like b of bob"])
    expect(store.waiting()).toEqual([])
  })
})
