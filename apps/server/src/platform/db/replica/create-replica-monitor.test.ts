import { setImmediate as afterPoll } from "node:timers/promises"
import fc from "fast-check"
import { expect, it } from "vitest"
import { createReplicaMonitor, lookMs, mostBehindMs, slowMs } from "./create-replica-monitor.ts"

/** A primary that writes, a replica that follows as far as it is told, and a clock that goes by looks. */
function startPair() {
  const primary = { identity: "ours", written: 0, isAway: false, takes: 0 }
  const replica = { identity: "ours", isReplica: true, replayed: 0, contentVersion: 0, isAway: false, takes: 0 }
  const errors: unknown[] = []
  let time = 0
  const monitor = createReplicaMonitor({
    askPrimary: async () => {
      if (primary.isAway) throw new Error("no primary")
      time += primary.takes
      return { ...primary }
    },
    askReplica: async () => {
      if (replica.isAway) throw new Error("no replica")
      // Once the primary has answered.
      if (replica.takes > 0) await afterPoll()
      time += replica.takes
      return { ...replica }
    },
    onError: (error) => errors.push(error),
    now: () => time,
  })
  const look = async (times = 1, each: () => void = () => {}): Promise<void> => {
    for (let count = 0; count < times; count++) {
      time += lookMs
      each()
      await monitor.look()
    }
  }
  const write = () => void (primary.written += 100)
  const writeAndFollow = () => void (replica.replayed = primary.written += 100)
  return { primary, replica, monitor, errors, look, write, writeAndFollow, now: () => time }
}

it("is away until it has answered", async () => {
  const { monitor, look } = startPair()
  expect([monitor.status(), monitor.behindMs()]).toEqual(["away", Infinity])
  await look()
  expect([monitor.status(), monitor.behindMs()]).toEqual(["used", 0])
})

it("is used while it follows, also a primary that writes nothing", async () => {
  const { monitor, look, writeAndFollow } = startPair()
  await look(30, writeAndFollow)
  expect(monitor.status()).toBe("used")
  await look(30)
  expect([monitor.status(), monitor.behindMs()]).toEqual(["used", 0])
})

it("is behind once it lacks what is older than the limit, and used again when it has caught up", async () => {
  const { monitor, replica, primary, look, write } = startPair()
  await look()
  await look(mostBehindMs / lookMs, write)
  expect(monitor.status()).toBe("used")
  await look()
  expect([monitor.status(), monitor.behindMs()]).toEqual(["behind", mostBehindMs + lookMs])
  replica.replayed = primary.written
  await look()
  expect(monitor.status()).toBe("used")
})

it("is as it was while the primary is away", async () => {
  const { monitor, primary, replica, look, write } = startPair()
  await look()
  await look(5, write)
  primary.isAway = true
  await look(60)
  expect([monitor.status(), monitor.behindMs()]).toEqual(["used", 5 * lookMs])
  primary.isAway = false
  await look()
  expect(monitor.status()).toBe("behind")
  replica.replayed = primary.written
  await look()
  expect(monitor.status()).toBe("used")
})

it("is away when it does not answer a look or a statement, until it answers a look", async () => {
  const { monitor, replica, errors, look } = startPair()
  await look()
  replica.isAway = true
  await look()
  expect([monitor.status(), errors.length]).toEqual(["away", 1])
  replica.isAway = false
  await look()
  expect(monitor.status()).toBe("used")
  monitor.lose()
  expect(monitor.status()).toBe("away")
  await look()
  expect(monitor.status()).toBe("used")
})

it("is slow when it takes long to answer and the primary doesn't", async () => {
  const { monitor, primary, replica, look } = startPair()
  replica.takes = slowMs + 1
  await look()
  expect(monitor.status()).toBe("slow")
  primary.takes = slowMs + 1
  await look()
  expect(monitor.status()).toBe("used")
  primary.takes = replica.takes = 0
  await look()
  expect(monitor.status()).toBe("used")
})

it("is slow as soon as an answer takes long, without waiting for it", async () => {
  let time = 0
  const answer = Promise.withResolvers<never>()
  const monitor = createReplicaMonitor({
    askPrimary: async () => ({ identity: "ours", written: 0 }),
    askReplica: () =>
      time === 0
        ? Promise.resolve({ identity: "ours", isReplica: true, replayed: 0, contentVersion: 7 })
        : answer.promise,
    onError: () => {},
    now: () => time,
  })
  await monitor.look()
  time = lookMs
  const looking = monitor.look()
  await Promise.resolve()
  time += slowMs + 1
  expect([monitor.status(), monitor.contentVersion()]).toEqual(["slow", 7])
  answer.reject(new Error("gone"))
  await looking
  expect(monitor.status()).toBe("away")
})

it("is foreign when it was promoted, or follows another database", async () => {
  const { monitor, replica, look } = startPair()
  replica.isReplica = false
  await look()
  expect(monitor.status()).toBe("foreign")
  replica.isReplica = true
  replica.identity = "another"
  await look()
  expect(monitor.status()).toBe("foreign")
})

it("begins anew where the primary's log does, after a restore", async () => {
  const { monitor, primary, replica, look, writeAndFollow } = startPair()
  await look(5, writeAndFollow)
  primary.written = 50
  replica.replayed = 20
  await look()
  expect(monitor.status()).toBe("behind")
  replica.replayed = 50
  await look()
  expect(monitor.status()).toBe("used")
})

it("is never used while it lacks what was acknowledged before the limit, whatever either does", async () => {
  const step = fc.record({
    writes: fc.nat(300),
    follows: fc.nat(400),
    pause: fc.nat(3000),
    isPrimarySlow: fc.boolean(),
    isReplicaAway: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const primary = { identity: "ours", written: 0 }
      const replica = { identity: "ours", isReplica: true, replayed: 0, contentVersion: 0 }
      const acknowledged = [{ at: 0, written: 0 }]
      let time = 0
      let isReplicaAway = false
      let delay = 0
      const monitor = createReplicaMonitor({
        askPrimary: async () => {
          time += delay
          return { ...primary }
        },
        askReplica: async () => {
          if (isReplicaAway) throw new Error("away")
          return { ...replica }
        },
        onError: () => {},
        now: () => time,
      })
      for (const { writes, follows, pause, isPrimarySlow, ...next } of steps) {
        isReplicaAway = next.isReplicaAway
        delay = isPrimarySlow ? 900 : 0
        primary.written += writes
        acknowledged.push({ at: time, written: primary.written })
        replica.replayed = Math.min(primary.written, replica.replayed + follows)
        await monitor.look()
        time += pause
        const old = acknowledged.findLast(({ at }) => at < time - mostBehindMs)
        if (monitor.status() === "used" && old) expect(replica.replayed).toBeGreaterThanOrEqual(old.written)
      }
    }),
  )
})
