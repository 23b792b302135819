import { describe, expect, it, vi } from "vitest"
import { deviceOf, offline } from "./test-device.ts"
import { deferred } from "../deferred.ts"

const underWay = (sent: readonly string[]) => vi.waitFor(() => expect(sent).toHaveLength(1))

describe("what is debounced", () => {
  it("is told once it rests, as it was last, whatever else is told meanwhile", async () => {
    const { page, sent } = await deviceOf("ada")
    page.stand("a")
    page.on("x")
    await page.pass(700)
    page.stand("b")
    await page.pass(700)
    expect(sent).toEqual(["on x"])
    await page.pass(300)
    expect(sent).toEqual(["on x", "stand b"])
    expect(page.waits()).toEqual([])
  })

  it("is told without an idempotency key, and at once when it is flushed", async () => {
    const { page, sent, keys } = await deviceOf("ada")
    page.stand("a")
    await page.flush()
    expect([sent, keys]).toEqual([["stand a"], [null]])
  })

  it("is kept with what it was last while there is no connection", async () => {
    const { page, sent, world } = await deviceOf("ada")
    world.isOnline = false
    page.stand("a")
    await page.pass(1000)
    page.stand("b")
    world.isOnline = true
    await page.flush()
    expect(sent).toEqual(["stand b"])
  })
})

describe("a page that goes", () => {
  it("does not wait for the lock with what is idempotent, and tells it once", async () => {
    const { page, sent, waiting, world } = await deviceOf("ada")
    const answer = deferred<void>()
    world.hold = answer.promise
    page.on("x")
    const sending = page.pass(300)
    await underWay(sent)
    page.stand("a")
    page.leave()
    page.leave()
    expect(sent).toEqual(["on x", "stand a"])
    answer.resolve()
    await sending
    await vi.waitFor(() => expect(waiting()).toEqual([]))
    expect(sent).toEqual(["on x", "stand a"])
  })

  it("tells at once what is only said once it is hidden", async () => {
    const { page, sent, world } = await deviceOf("ada")
    world.isHidden = true
    page.stand("a")
    expect(sent).toEqual(["stand a"])
  })

  it("leaves what could not be told to the next one", async () => {
    const { page, tab, sent, waiting, world } = await deviceOf("ada")
    world.error = offline
    page.stand("a")
    page.leave()
    await vi.waitFor(() => expect(page.waits()).toEqual([1000]))
    expect(waiting()).toHaveLength(1)
    world.error = null
    const next = tab()
    await next.start("ada")
    expect(sent.at(-1)).toBe("stand a")
    expect(waiting()).toEqual([])
  })
})
