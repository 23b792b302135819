import { describe, expect, it, vi } from "vitest"
import { deferred } from "../deferred.ts"
import { reports } from "../error-reporter/report-error.ts"
import type { Toggle } from "./mutation.ts"
import { toggleMutation } from "./mutation.ts"
import { guest } from "./queue.ts"
import { deviceOf, failed, offline, refused } from "./test-device.ts"

const underWay = (sent: readonly string[]) => vi.waitFor(() => expect(sent).toHaveLength(1))

const toggleOf = (kind: string): Toggle => ({
  kind,
  send: async () => undefined,
  shown: () => ({ useAll: () => [], has: () => false }),
  apply: () => undefined,
  onToggle: () => undefined,
})

describe("a toggle's mutation", () => {
  const mutation = toggleMutation(toggleOf("flip"))
  const on = { id: "a", isOn: true }

  it("is the toggle's own, by the id of what is switched, a moment later", () => {
    expect(mutation.kind).toBe("flip")
    expect(mutation.subject(on)).toBe("a")
    expect(mutation.delay(on)).toBe(300)
  })

  it("waits as it was switched last, and not again for the same", () => {
    expect(mutation.merge(on, { ...on })).toBeNull()
    expect(mutation.merge(on, { id: "a", isOn: false })).toEqual({ id: "a", isOn: false })
  })

  it("knows its input", () => {
    expect(mutation.isInput(on)).toBe(true)
    for (const other of [undefined, null, "a", {}, { id: "a" }, { isOn: true }, { id: 1, isOn: true }])
      expect(mutation.isInput(other)).toBe(false)
  })
})

describe("the engine", () => {
  it("says what waits of a kind, in order", async () => {
    const { page } = await deviceOf("ada")
    page.on("b")
    page.visit("a")
    page.off("a")
    page.toggle(toggleOf("another"), { id: "c", isOn: true })
    expect(page.waiting(toggleMutation(toggleOf("flip")))).toEqual([
      { id: "b", isOn: true },
      { id: "a", isOn: false },
    ])
  })

  it("says what will never be taken to whoever listens", async () => {
    const { page, world } = await deviceOf("ada")
    const heard: unknown[] = []
    page.hear(
      (answer) => void heard.push(answer),
      ({ code }, { id }) => void heard.push([code, id]),
    )
    world.error = refused
    page.on("a")
    await page.pass(300)
    expect(heard).toEqual([["tile/not-found", "a"]])
  })

  it("tells of an answer before it says that nothing waits any more", async () => {
    const { page } = await deviceOf("ada")
    const heard: unknown[] = []
    page.hear((answer) => void heard.push(answer))
    page.onWaiting(() => void heard.push(page.isAllSent() ? "nothing waits" : "something waits"))
    page.on("a")
    await page.pass(300)
    expect(heard).toEqual(["something waits", "on a", "nothing waits"])
  })

  it("sends what a guest left waiting once somebody has signed in, also where it was under way", async () => {
    const { page, sent, world, waiting } = await deviceOf(guest)
    const answer = deferred<void>()
    world.hold = answer.promise
    page.on("a")
    const sending = page.pass(300)
    await underWay(sent)
    const signingIn = page.start("ada")
    answer.resolve()
    await Promise.all([sending, signingIn])
    expect(sent).toEqual(["on a", "on a"])
    expect(waiting()).toEqual([])
  })

  it("keeps the order of many changes, and tells each in a call of its own", async () => {
    const { page, sent } = await deviceOf("ada")
    const ids = Array.from({ length: 12 }, (_, at) => `tile-${at}`)
    for (const id of ids) page.on(id)
    await page.pass(300)
    expect(sent).toEqual(ids.map((id) => `on ${id}`))
  })

  it("leaves alone what it has no mutation for, as an older version's", async () => {
    const { page, sent, waiting } = await deviceOf("ada")
    page.toggle(toggleOf("forgotten"), { id: "a", isOn: true })
    page.on("b")
    await page.pass(300)
    expect(sent).toEqual(["on b"])
    expect(waiting()).toMatchObject([{ kind: "forgotten" }])
  })

  it("tries nothing without a connection, and pauses", async () => {
    const { page, sent, world } = await deviceOf("ada")
    world.isOnline = false
    page.on("a")
    await page.pass(300)
    expect(sent).toEqual([])
    expect(page.waits()).toEqual([2000])
    world.isOnline = true
    await page.pass(2000)
    expect(sent).toEqual(["on a"])
  })

  it("begins with short pauses again once something was told, and when somebody comes", async () => {
    const { page, world } = await deviceOf("ada")
    world.error = offline
    page.on("a")
    await page.pass(300)
    await page.pass(2000)
    expect(page.waits()).toEqual([4000])
    world.error = null
    await page.pass(4000)
    world.error = offline
    page.on("b")
    await page.pass(300)
    expect(page.waits()).toEqual([2000])
    await page.pass(2000)
    await page.start("ada")
    expect(page.waits()).toEqual([2000])
  })

  it("calls off what was due when they leave, and what they asked to be done", async () => {
    const { page, sent } = await deviceOf("ada")
    await page.run(async () => {
      sent.push("try")
      throw offline
    })
    page.on("a")
    page.stop()
    expect(page.waits()).toEqual([])
    await page.start("ada")
    expect(sent).toEqual(["try"])
    page.on("b")
    expect(page.waits()).toEqual([300])
  })

  it("pauses for nobody who left while a job was under way", async () => {
    const { page, sent } = await deviceOf("ada")
    const answer = deferred<void>()
    const running = page.run(async () => {
      sent.push("try")
      await answer.promise
      throw offline
    })
    await underWay(sent)
    page.stop()
    answer.resolve()
    await running
    expect(page.waits()).toEqual([])
  })

  it("tells nobody of an answer to what somebody left behind", async () => {
    const { page, sent, told, world } = await deviceOf("ada")
    const heard: unknown[] = []
    page.hear((answer) => void heard.push(answer))
    const answer = deferred<void>()
    world.hold = answer.promise
    page.on("a")
    const sending = page.pass(300)
    await underWay(sent)
    page.stop()
    answer.resolve()
    await sending
    expect([told, heard]).toEqual([[], []])
  })

  it("tells everybody who listens of an answer, and nobody of a refusal", async () => {
    const { page, world } = await deviceOf("ada")
    const heard: string[] = []
    page.hear(() => void heard.push("first"))
    page.hear(() => void heard.push("second"))
    page.on("a")
    await page.pass(300)
    expect(heard).toEqual(["first", "second"])
    world.error = refused
    page.on("b")
    await page.pass(300)
    expect(heard).toHaveLength(2)
  })

  it("counts a failure of what was sent, and not of what has taken its place", async () => {
    const { page, sent, waiting, world } = await deviceOf("ada")
    const answer = deferred<void>()
    world.hold = answer.promise
    world.error = failed
    page.on("a")
    const sending = page.pass(300)
    await underWay(sent)
    page.off("a")
    answer.resolve()
    await sending
    expect(waiting()).toMatchObject([{ input: { id: "a", isOn: false }, failures: 0 }])
  })

  it("gives up a batch with the one in it that was tried five times", async () => {
    const { page, sent, waiting, world } = await deviceOf("ada")
    world.error = failed
    page.progress("a")
    await page.pass(5000)
    for (const pause of [2000, 4000, 8000]) await page.pass(pause)
    page.progress("b")
    await page.pass(16_000)
    expect(sent.at(-1)).toBe("progress a, progress b")
    expect(waiting()).toEqual([])
  })

  describe("that throws what nobody expects", () => {
    const broken = new TypeError("toSorted is not a function")
    const watch = () => {
      const seen: unknown[] = []
      const off = reports.on(({ error }) => seen.push(error))
      return { seen, off }
    }

    it("reports it, says once that what was done is not saved, keeps it and tries again", async () => {
      const { page, sent, waiting, faults, world } = await deviceOf("ada")
      const { seen, off } = watch()
      world.error = broken
      page.on("a")
      await page.pass(300)
      expect([seen, faults.told, page.waits()]).toEqual([[broken], 1, [2000]])
      expect(waiting()).toMatchObject([{ input: { id: "a", isOn: true } }])
      await page.pass(2000)
      expect([seen.length, faults.told, page.waits()]).toEqual([2, 1, [4000]])
      world.error = null
      await page.pass(4000)
      expect([sent.length, waiting(), page.waits()]).toEqual([3, [], []])
      world.error = broken
      page.on("b")
      await page.pass(300)
      expect(faults.told).toBe(2)
      off()
    })

    it("does so for a change that could not even be put in the queue", async () => {
      const { page, faults } = await deviceOf("ada")
      const { seen, off } = watch()
      const reading = vi.spyOn(page.queue, "find").mockImplementation(() => {
        throw broken
      })
      page.on("a")
      expect([seen, faults.told]).toEqual([[broken], 1])
      reading.mockRestore()
      off()
    })
  })
})
