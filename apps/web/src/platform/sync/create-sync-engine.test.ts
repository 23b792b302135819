import { describe, expect, it, vi } from "vitest"
import { ApiError } from "../api.ts"
import { device, deviceOf, failed, offline, refused } from "./test-device.ts"
import { deferred } from "../deferred.ts"

const underWay = (sent: readonly string[]) => vi.waitFor(() => expect(sent).toHaveLength(1))

describe("what somebody does", () => {
  it("is told in order, a moment later, once", async () => {
    const { page, sent, told } = await deviceOf("ada")
    page.on("a")
    page.visit("b")
    page.on("c")
    expect(sent).toEqual([])
    await page.pass(300)
    await page.pass(60_000)
    expect(sent).toEqual(["on a", "visit b", "on c"])
    expect(told).toEqual(["on a", "on c"])
  })

  it("is told as it was meant last, when it was toggled fast", async () => {
    const { page, sent } = await deviceOf("ada")
    page.on("a")
    page.off("a")
    page.on("a")
    page.off("a")
    page.on("b")
    await page.pass(300)
    expect(sent).toEqual(["off a", "on b"])
  })

  it("is told once when it is posted twice", async () => {
    const { page, keys, waiting } = await deviceOf("ada")
    page.on("a")
    const [first] = waiting()
    page.on("a")
    expect(waiting()).toEqual([first])
    await page.pass(300)
    expect(keys).toEqual([first?.id])
  })

  it("is told under the same key until there is an answer", async () => {
    const { page, keys, world } = await deviceOf("ada")
    world.error = offline
    page.on("a")
    await page.pass(300)
    await page.pass(2000)
    world.error = null
    await page.pass(4000)
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })

  it("is told after what was under way, when it changed meanwhile", async () => {
    const { page, sent, told, world } = await deviceOf("ada")
    const answer = deferred<void>()
    world.hold = answer.promise
    page.on("a")
    const sending = page.pass(300)
    await underWay(sent)
    page.off("a")
    answer.resolve()
    await sending
    expect(sent).toEqual(["on a", "off a"])
    expect(told).toEqual(["on a", "off a"])
  })

  it("waits for who it belongs to, and nobody's is not kept", async () => {
    const { waiting, sent, tab } = device()
    const page = tab()
    page.on("a")
    expect(waiting()).toEqual([])
    await page.start("ada")
    page.on("b")
    const next = tab()
    await next.pass(60_000)
    expect(sent).toEqual([])
    await next.start("ada")
    expect(sent).toEqual(["on b"])
  })
})

describe("what only grows", () => {
  it("gathers, and goes in batches of fifty", async () => {
    const { page, sent } = await deviceOf("ada")
    for (let at = 0; at < 120; at++) page.progress(`tile-${at}`)
    await page.pass(4999)
    expect(sent).toEqual([])
    await page.pass(1)
    expect(sent.map((batch) => batch.split(", ").length)).toEqual([50, 50, 20])
  })

  it("waits as the furthest, and not again for less", async () => {
    const { page, waiting } = await deviceOf("ada")
    for (const share of [0.2, 0.7, 0.4]) page.progress("a", share)
    expect(waiting()).toMatchObject([{ input: { id: "a", share: 0.7 } }])
    const [before] = waiting()
    page.progress("a", 0.7)
    expect(waiting()).toEqual([before])
  })

  it("that went further while it was told is told again", async () => {
    const { page, sent, waiting, world } = await deviceOf("ada")
    const answer = deferred<void>()
    world.hold = answer.promise
    page.progress("a", 0.2)
    page.progress("b", 0.2)
    const sending = page.pass(5000)
    await underWay(sent)
    page.progress("a", 1)
    answer.resolve()
    await sending
    expect(sent).toEqual(["progress a, progress b", "progress a"])
    expect(waiting()).toEqual([])
  })
})

describe("mutations that go last", () => {
  it("go after everything they are made of, once each", async () => {
    const { page, sent } = await deviceOf("ada")
    page.request("a")
    page.progress("a", 0.7)
    page.request("a")
    page.request("b")
    page.progress("b", 1)
    await page.pass(4999)
    expect(sent).toEqual([])
    await page.pass(1)
    expect(sent).toEqual(["progress a, progress b", "request a", "request b"])
  })

  it("wait while there is no connection, and are told under one key", async () => {
    const { page, sent, keys, world } = await deviceOf("ada")
    world.error = offline
    page.request("a")
    await page.pass(5000)
    world.error = null
    await page.flush()
    expect(sent).toEqual(["request a", "request a"])
    expect(new Set(keys).size).toBe(1)
  })

  it("are not asked for where they are not admitted", async () => {
    const { page, waiting } = await deviceOf("ada")
    page.request("not for ada")
    expect(waiting()).toEqual([])
  })

  it("may be asked for once more, later, and not for the next person", async () => {
    const { page, sent, world } = await deviceOf("ada")
    world.error = refused
    page.request("a")
    await page.pass(5000)
    world.error = null
    await page.pass(30_000)
    await page.pass(5000)
    expect(sent).toEqual(["request a", "request a"])
    world.error = refused
    page.request("b")
    await page.pass(5000)
    page.stop()
    await page.start("bob")
    world.error = null
    await page.pass(60_000)
    expect(sent.slice(2)).toEqual(["request b"])
  })
})

describe("listeners", () => {
  it("hear every answer to their mutation, until they end it", async () => {
    const { page } = await deviceOf("ada")
    const heard: unknown[] = []
    const off = page.hear((answer) => void heard.push(answer))
    page.on("a")
    page.visit("b")
    await page.pass(300)
    off()
    page.on("c")
    await page.pass(300)
    expect(heard).toEqual(["on a"])
  })
})

describe("a job", () => {
  it("runs after what waits, and again until it succeeds", async () => {
    const { page, sent } = await deviceOf("ada")
    page.on("a")
    let tries = 0
    await page.run(async () => {
      sent.push(`try ${++tries}`)
      if (tries < 3) throw offline
    })
    expect(sent).toEqual(["on a", "try 1"])
    await page.pass(300)
    expect(page.waits()).toEqual([4000])
    await page.pass(4000)
    await page.pass(60_000)
    expect(sent.slice(2)).toEqual(["try 2", "try 3"])
  })

  it("that fails for good lets the others have their turn", async () => {
    const { page, sent } = await deviceOf("ada")
    await page.run(async () => {
      throw failed
    })
    await page.run(async () => void sent.push("done"))
    await page.pass(2000)
    await page.pass(4000)
    expect(sent).toEqual(["done"])
  })

  it("knows that its person has left, and is not tried again", async () => {
    const { page, sent } = await deviceOf("ada")
    const answer = deferred<void>()
    const heard: boolean[] = []
    const running = page.run(async (isHere) => {
      sent.push("try")
      await answer.promise
      heard.push(isHere())
      throw offline
    })
    await underWay(sent)
    page.stop()
    answer.resolve()
    await running
    await page.pass(60_000)
    expect([sent, heard]).toEqual([["try"], [false]])
  })
})

describe("when it can't be told", () => {
  it("waits in growing pauses, and at once when there is reason to try", async () => {
    const { page, sent, world } = await deviceOf("ada")
    world.error = offline
    page.on("a")
    const pauses: number[] = []
    for (let wait = 300; pauses.length < 12; wait = pauses.at(-1) ?? 0) {
      await page.pass(wait)
      pauses.push(...page.waits())
    }
    expect(pauses.slice(0, 4)).toEqual([2000, 4000, 8000, 16_000])
    expect(pauses.at(-1)).toBe(60_000)
    world.isHidden = true
    await page.pass(60_000)
    expect(page.waits()).toEqual([600_000])
    world.error = null
    await page.flush()
    expect(sent).toHaveLength(14)
    page.on("b")
    expect(page.waits()).toEqual([300])
  })

  it("waits as long as the server asks for", async () => {
    const { page, world } = await deviceOf("ada")
    world.error = new ApiError("request/rate-limited", "Too fast.", { retryAfter: 30 })
    page.on("a")
    await page.pass(300)
    expect(page.waits()).toEqual([30_000])
  })

  it("is put back with a word when it is refused, and what comes after goes on", async () => {
    const { page, sent, told, world } = await deviceOf("ada")
    world.error = refused
    page.on("a")
    page.visit("a")
    await page.pass(300)
    world.error = null
    page.on("b")
    await page.pass(300)
    expect(sent).toEqual(["on a", "visit a", "on b"])
    expect(told).toEqual(["not on a: It is gone.", "on b"])
  })

  it("is not put back when it was toggled again meanwhile", async () => {
    const { page, sent, told, world } = await deviceOf("ada")
    const answer = deferred<void>()
    world.hold = answer.promise
    world.error = refused
    page.on("a")
    const sending = page.pass(300)
    await underWay(sent)
    page.off("a")
    answer.resolve()
    await sending
    expect(sent).toEqual(["on a", "off a"])
    expect(told).toEqual(["not off a: It is gone."])
  })

  it("is put back after five tries when the server falls over it, also over reloads", async () => {
    const { sent, told, world, waiting, tab } = device()
    world.error = failed
    const first = tab()
    await first.start("ada")
    first.on("a")
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
    expect(waiting()).toEqual([])
  })
})

describe("two tabs", () => {
  it("tell everything once, in order", async () => {
    const { page, tab, sent, world } = await deviceOf("ada")
    const other = tab()
    await other.start("ada")
    const answer = deferred<void>()
    world.hold = answer.promise
    page.on("a")
    other.on("b")
    page.off("b")
    const sending = [page.pass(300), other.pass(300)]
    answer.resolve()
    await Promise.all(sending)
    expect(sent).toEqual(["on a", "off b"])
  })

  it("finish for each other", async () => {
    const { page, tab, sent } = await deviceOf("ada")
    page.on("a")
    const other = tab()
    await other.start("ada")
    expect(sent).toEqual(["on a"])
  })
})

describe("who leaves", () => {
  it("takes along what waits", async () => {
    const { page, sent, waiting } = await deviceOf("ada")
    page.on("a")
    page.stop()
    page.on("b")
    await page.pass(60_000)
    await page.start("bob")
    expect(sent).toEqual([])
    expect(waiting()).toEqual([])
  })

  it("takes along the answer to what was under way", async () => {
    const { page, told, sent, world } = await deviceOf("ada")
    const answer = deferred<void>()
    world.hold = answer.promise
    world.error = refused
    page.on("a")
    page.on("b")
    const sending = page.pass(300)
    await underWay(sent)
    page.stop()
    answer.resolve()
    await sending
    expect(sent).toEqual(["on a"])
    expect(told).toEqual([])
  })

  it("leaves nothing to the next one, though nobody saw them go", async () => {
    const { page, tab, sent, waiting } = await deviceOf("ada")
    page.on("a")
    const next = tab()
    await next.start("bob")
    expect(sent).toEqual([])
    next.on("b")
    await next.pass(300)
    expect(sent).toEqual(["on b"])
    expect(waiting()).toEqual([])
  })
})
