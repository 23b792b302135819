import { expect, it, vi } from "vitest"
import type { Log } from "../log.ts"
import type { ChargeBuckets } from "./rate-buckets-store.ts"
import { sharedRateLimits } from "./shared-rate-limits.ts"

/** The database, in memory; it can be away. */
function fakeStore() {
  const full = new Map<string, number>()
  const store: { charge: ChargeBuckets; isAway: boolean; keys: () => string[]; forget: () => void } = {
    isAway: false,
    keys: () => [...full.keys()],
    forget: () => full.clear(),
    charge: async (charges, now) => {
      if (store.isAway) throw new Error("away")
      for (const { key, ms } of charges) full.set(key, Math.max(full.get(key) ?? now, now) + ms)
      return new Map(charges.map(({ key }) => [key, full.get(key) ?? now]))
    },
  }
  return store
}

function startProcesses(count: number) {
  const store = fakeStore()
  const time = { now: 0 }
  const said = { warn: vi.fn(), info: vi.fn() }
  const all = Array.from({ length: count }, () =>
    sharedRateLimits({ charge: store.charge, secret: "s", clock: () => time.now, log: said as unknown as Log }),
  )
  return { store, time, said, all }
}

it("lets a caller of many processes through no more than one, and an eighth of a burst for each", async () => {
  const { all, time } = startProcesses(4)
  let passed = 0
  // Ten minutes of asking as fast as four processes can be asked, each telling when it is due.
  for (; time.now < 600_000; time.now += 250) {
    for (const one of all) {
      if (one.limit("pages", 120).take("a") === 0) passed += 1
      await one.settle()
    }
  }
  const [burst, budget] = [24, 120 * 10]
  expect(passed).toBeGreaterThan(budget)
  expect(passed).toBeLessThanOrEqual(budget + burst + 4 * (burst / 8))
})

it("takes what came before anything was told off what comes after", async () => {
  const { all, time } = startProcesses(4)
  const spend = () => all.flatMap((one) => Array.from({ length: 30 }, () => one.limit("pages", 120).take("a")))
  // All at once: each has a burst of its own.
  expect(spend().filter((wait) => wait === 0)).toHaveLength(4 * 24)
  for (const one of all) await one.settle()
  for (const one of all) await one.settle()
  // Three bursts are owed: 36 seconds, and half of one for the next request.
  const last = all.at(-1)
  expect(last?.limit("pages", 120).take("a")).toBe(37)
  time.now += 36_000
  expect(last?.limit("pages", 120).take("a")).toBe(1)
  time.now += 500
  expect(last?.limit("pages", 120).take("a")).toBe(0)
})

it("does not mix up limits and callers, and names nobody", async () => {
  const { all, store } = startProcesses(2)
  const [one, other] = all as [(typeof all)[0], (typeof all)[0]]
  for (let at = 0; at < 24; at++) one.limit("pages", 120).take("203.0.113.9")
  await one.settle()
  for (const limit of [other.limit("pages", 120), other.limit("search", 120)])
    for (const caller of ["203.0.113.9", "203.0.113.10"]) for (let at = 0; at < 3; at++) limit.take(caller)
  await other.settle()
  const waits = (name: string) =>
    ["203.0.113.9", "203.0.113.10"].map((caller) => other.limit(name, 120).take(caller) > 0)
  expect([waits("pages"), waits("search")]).toEqual([
    [true, false],
    [false, false],
  ])
  expect(store.keys().join()).not.toContain("203.0")
  expect(() => one.limit("pages", 60)).toThrow("two rate limits")
})

it("counts alone while nothing can be told, says so once, and tells it afterwards", async () => {
  const { all, store, said, time } = startProcesses(2)
  const [one, other] = all as [(typeof all)[0], (typeof all)[0]]
  store.isAway = true
  const passed = async (process: typeof one) => {
    let count = 0
    for (let at = 0; at < 40; at++) {
      if (process.limit("pages", 120).take("a") === 0) count += 1
      await process.settle()
    }
    return count
  }
  expect([await passed(one), await passed(other)]).toEqual([24, 24])
  expect(said.warn).toHaveBeenCalledTimes(2)
  store.isAway = false
  // Each tells with the next that is taken from it: what failed just now may still be under way.
  time.now += 1000
  expect(one.limit("pages", 120).take("a")).toBe(0)
  for (let times = 0; times < 2; times++) await one.settle()
  expect(said.info).toHaveBeenCalledTimes(1)
})

it("gives no more than the process itself has left where the store forgot", async () => {
  const { all, store, time } = startProcesses(1)
  const [one] = all as [(typeof all)[0]]
  const take = () => one.limit("pages", 120).take("a")
  for (let at = 0; at < 24; at++) take()
  await one.settle()
  store.forget()
  time.now += 1500
  expect([take(), take(), take()]).toEqual([0, 0, 0])
  await one.settle()
  expect(take()).toBe(1)
})
