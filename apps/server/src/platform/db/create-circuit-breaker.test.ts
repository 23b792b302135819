import { expect, it } from "vitest"
import { createCircuitBreaker, lookMs } from "./create-circuit-breaker.ts"

/** A breaker over a database that answers or doesn't, and a clock that goes by looks. */
function fakeDatabase() {
  const database = { answers: true, isAwaited: true, pings: 0, bytes: 0 }
  const states: string[] = []
  let time = 0
  const breaker = createCircuitBreaker({
    isAwaited: () => database.isAwaited,
    bytesRead: () => database.bytes,
    ping: async () => {
      database.pings += 1
      if (!database.answers) throw new Error("no answer")
    },
    onOpen: () => states.push("open"),
    onClose: () => states.push("closed"),
    now: () => time,
  })
  const look = async (times: number, each: () => void = () => {}): Promise<void> => {
    for (let look = 0; look < times; look++) {
      time += lookMs
      each()
      await breaker.look()
    }
  }
  return { database, states, breaker, look, pass: (ms: number) => void (time += ms) }
}

it("opens when nobody is answered, and closes when a ping is", async () => {
  const { database, states, look } = fakeDatabase()
  database.answers = false
  await look(4)
  expect(states).toEqual(["open"])
  await look(4)
  expect(states).toEqual(["open"])
  database.answers = true
  await look(1)
  expect(states).toEqual(["open", "closed"])
})

it("stays closed over a statement that takes long while pings are answered", async () => {
  const { database, states, look } = fakeDatabase()
  await look(40)
  expect(states).toEqual([])
  expect(database.pings).toBeGreaterThan(5)
})

it("asks nothing of a database from which something comes, or for which nobody waits", async () => {
  const { database, look } = fakeDatabase()
  await look(20, () => database.bytes++)
  database.isAwaited = false
  await look(20)
  expect(database.pings).toBe(0)
})

it("begins to count when the waiting does", async () => {
  const { database, look } = fakeDatabase()
  database.isAwaited = false
  await look(20)
  database.isAwaited = true
  await look(1)
  expect(database.pings).toBe(0)
})

it("does not take a pause of its own process for silence", async () => {
  const { database, states, look, pass } = fakeDatabase()
  database.answers = false
  await look(1)
  pass(10_000)
  await look(1)
  expect([database.pings, states]).toEqual([0, []])
})

it("takes what was read right after a ping timed out for an answer", async () => {
  const { database, states, look, breaker, pass } = fakeDatabase()
  database.answers = false
  await look(1)
  pass(lookMs)
  const asking = breaker.look()
  pass(1)
  database.bytes++
  await asking
  expect([database.pings, states]).toEqual([1, []])
})
