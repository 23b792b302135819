import type { DeviceInfo, GestureState } from "@confetti/contract/device-info"
import { describe, expect, it } from "vitest"
import type { Notice } from "../log-event.ts"
import { createSender, type SendResult } from "./create-sender.ts"
import type { SavedEvent } from "./event-store.ts"
import { memoryStore } from "./event-store.ts"

const ok: SendResult = { ok: true }
const not = (reason: "later" | "refused" | "failed"): SendResult => ({
  ok: false,
  reason,
  error: new Error(reason),
})

/** A device: its store, its clock, and the server that answers. */
function device() {
  const store = memoryStore()
  const world = { now: 0, answer: ok, mayCount: true, gesture: "idle" as GestureState }
  const sent: string[][] = []
  const devices: (DeviceInfo | undefined)[] = []
  const failures: string[] = []
  let ids = 0

  /** A tab with timers that are let go by hand. */
  function tab() {
    const timers: { at: number; act: () => void }[] = []
    const sender = createSender({
      store,
      post: async (events: readonly SavedEvent[]) => {
        sent.push(events.map(({ name, user }) => (user === null ? name : `${name} of ${user}`)))
        devices.push(...events.map((event) => event.device))
        return world.answer
      },
      mayCount: () => world.mayCount,
      newId: () => String(ids++),
      deviceNow: () => deviceAt(world.gesture),
      now: () => world.now,
      after: (ms, act) => timers.push({ at: world.now + ms, act }),
      onFailure: (error) => failures.push(error.message),
    })
    /** Lets time pass, and what is due then happen. */
    const pass = async (ms: number) => {
      world.now += ms
      for (const timer of timers.filter(({ at }) => at <= world.now)) {
        timers.splice(timers.indexOf(timer), 1)
        timer.act()
      }
      await sender.flush()
    }
    return { ...sender, pass, waits: () => timers.map(({ at }) => at - world.now) }
  }
  return { world, sent, devices, failures, store, tab }
}

function deviceAt(homeFeedGesture: GestureState): DeviceInfo {
  return { windowWidth: 390, windowHeight: 844, device: "Android", homeFeedGesture, hasAndroidSideGestures: true }
}

const like: Notice = { name: "like_tile", params: { tileId: "a" }, at: 0, isNative: false }
const leave: Notice = { name: "sign_out", params: {}, at: 0, isNative: false }

describe("what is logged", () => {
  it("goes together, five seconds after the first", async () => {
    const { sent, tab } = device()
    const page = tab()
    page.receive(like)
    page.receive(leave)
    expect(page.waits()).toEqual([5000])
    await page.pass(5000)
    expect(sent).toEqual([["like_tile", "sign_out"]])
  })

  it("goes fifty at a time", async () => {
    const { sent, tab } = device()
    const page = tab()
    for (let at = 0; at < 120; at++) page.receive(like)
    for (let time = 0; time < 4; time++) await page.pass(5000)
    expect(sent.map(({ length }) => length)).toEqual([50, 50, 20])
  })

  it("goes with the device as it was when it happened", async () => {
    const { world, devices, tab } = device()
    const page = tab()
    world.gesture = "vertical"
    page.receive(like)
    world.gesture = "idle"
    page.receive(leave)
    await page.flush()
    expect(devices).toEqual([deviceAt("vertical"), deviceAt("idle")])
  })

  it("goes once, however many tabs there are", async () => {
    const { sent, tab } = device()
    const [one, other] = [tab(), tab()]
    one.receive(like)
    other.receive(leave)
    await Promise.all([one.flush(), other.flush(), one.flush()])
    await Promise.all([one.flush(), other.flush()])
    expect(sent.flat().toSorted()).toEqual(["like_tile", "sign_out"])
  })

  it("is sent by another tab when the one that was sending is gone", async () => {
    const { sent, store, world, tab } = device()
    tab().receive(like)
    await Promise.resolve()
    await store.claim({ most: 50, user: null, now: 0, until: 60_000 })
    const page = tab()
    await page.flush()
    expect(sent).toEqual([])
    world.now = 60_000
    await page.flush()
    expect(sent).toEqual([["like_tile"]])
  })

  it("is kept to a bound, the newest", async () => {
    const { sent, tab } = device()
    const page = tab()
    page.receive(leave)
    for (let at = 0; at < 1000; at++) page.receive(like)
    for (let time = 0; time < 21; time++) await page.pass(5000)
    expect(sent.flat()).toHaveLength(1000)
    expect(sent.flat()).not.toContain("sign_out")
  })
})

describe("when it can't be sent", () => {
  it("waits while offline, says nothing, asks less and less often, and goes once", async () => {
    const { sent, failures, world, tab } = device()
    const page = tab()
    world.answer = not("later")
    page.receive(like)
    const waits: number[] = []
    for (const ms of [5000, 5000, 5000, 8000]) {
      await page.pass(ms)
      waits.push(...page.waits())
    }
    expect(waits).toEqual([5000, 5000, 8000, 16_000])
    world.answer = ok
    await page.flush()
    await page.pass(600_000)
    expect([sent.length, failures]).toEqual([5, []])
  })

  it("tells of a failing server once, and again when it fails after having worked", async () => {
    const { failures, world, tab } = device()
    const page = tab()
    world.answer = not("failed")
    page.receive(like)
    for (let time = 0; time < 4; time++) await page.flush()
    expect(failures).toEqual(["failed"])
    world.answer = ok
    await page.flush()
    world.answer = not("failed")
    page.receive(like)
    await page.flush()
    expect(failures).toEqual(["failed", "failed"])
  })

  it("drops what the server refuses, and tells of each", async () => {
    const { sent, failures, world, tab } = device()
    const page = tab()
    world.answer = not("refused")
    page.receive(like)
    await page.flush()
    page.receive(leave)
    await page.flush()
    await page.flush()
    expect(sent).toEqual([["like_tile"], ["sign_out"]])
    expect(failures).toEqual(["refused", "refused"])
  })

  it("waits for the session to be settled", async () => {
    const { sent, failures, world, tab } = device()
    const page = tab()
    world.answer = not("later")
    page.receive(like)
    await page.flush()
    world.answer = ok
    await page.flush()
    expect([sent.length, failures]).toEqual([2, []])
  })
})

describe("a person's events", () => {
  it("are told of as theirs alone", async () => {
    const { sent, store, tab } = device()
    await store.add({ name: "like_tile", params: {}, at: 0, isNative: false, id: "x", user: "ann" })
    const page = tab()
    page.receive(like)
    await page.flush()
    expect(sent).toEqual([["like_tile"]])
    page.receive({ user: "ann" })
    await page.flush()
    expect(sent.at(-1)).toEqual(["like_tile of ann"])
  })

  it("are forgotten when they leave", async () => {
    const { sent, tab } = device()
    const page = tab()
    page.receive({ user: "ann" })
    page.receive(like)
    page.receive({ user: null })
    page.receive(leave)
    await page.flush()
    expect(sent).toEqual([["sign_out"]])
  })

  it("are not sent, nor kept, once they don't want to be counted", async () => {
    const { sent, world, tab } = device()
    const page = tab()
    page.receive(like)
    world.mayCount = false
    await page.flush()
    world.mayCount = true
    await page.flush()
    expect(sent).toEqual([])
  })
})
