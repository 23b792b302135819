import { setTimeout as pause } from "node:timers/promises"
import type { StoreProcess } from "../start-store.ts"
import type { View, Viewers } from "../start-viewers.ts"

type StoreDisturbance = { name: string; seconds: number; begin: (store: StoreProcess) => Promise<() => Promise<void>> }

export const storeDisturbances: readonly StoreDisturbance[] = [
  {
    name: "the store away (killed)",
    seconds: 8,
    begin: async (store) => {
      await store.kill()
      return store.start
    },
  },
  {
    name: "the store away (frozen)",
    seconds: 10,
    begin: async (store) => {
      store.setFrozen(true)
      return async () => store.setFrozen(false)
    },
  },
]

const calmMs = 3000
const longestRecoveryMs = 60_000
/** Refusals take at most two seconds, plus the viewers' own time, in milliseconds. */
const longestRefusal = 2300

/**
 * Takes the store of the media away in each of these ways: pictures that a server has go on, others are clearly refused, and it heals by
 * itself. Prints what people saw, and gives how many faults there were.
 */
export async function disturbStore(
  chosen: readonly StoreDisturbance[],
  store: StoreProcess,
  viewers: Viewers,
): Promise<number> {
  let faults = 0
  for (const { name, seconds, begin } of chosen) {
    await untilShown(viewers, performance.now(), name)
    await pause(calmMs)
    const begunAt = performance.now()
    const end = await begin(store)
    await pause(seconds * 1000)
    await end()
    const endedAt = performance.now()
    const recoveredAfter = (await untilShown(viewers, endedAt, name)) - endedAt
    const seen = viewers.views.filter(({ askedAt }) => askedAt >= begunAt && askedAt <= endedAt)
    faults += print(name, seconds, seen, recoveredAfter)
  }
  return faults
}

/** Waits until somebody was shown a picture that nobody had seen before, asked for after this moment. Gives when that was. */
async function untilShown({ views }: Viewers, after: number, name: string): Promise<number> {
  const first = (): View | undefined =>
    views.find(({ askedAt, isKnown, status }) => askedAt > after && !isKnown && status === 200)
  while (first() === undefined) {
    if (performance.now() - after > longestRecoveryMs) throw new Error(`${name}: pictures do not go on by themselves.`)
    await pause(20)
  }
  const { askedAt, took } = first() as View
  return askedAt + took
}

function print(name: string, seconds: number, seen: readonly View[], recoveredAfter: number): number {
  const known = seen.filter(({ isKnown }) => isKnown)
  const refused = seen.filter(({ status }) => status === 503)
  console.log(`${name}, ${seconds} s`)
  console.log(`  pictures that were shown before: ${statuses(known)}; longest ${longest(known)}`)
  console.log(
    `  others: ${statuses(seen.filter(({ isKnown }) => !isKnown))}; the longest refusal took ${longest(refused)}`,
  )
  console.log(`  goes on after ${Math.round(recoveredAfter)} ms`)
  const faults = [
    [known.filter(({ status }) => status !== 200).length, "pictures that were there failed"],
    [seen.filter(({ status }) => status !== 200 && status !== 503).length, "answers were neither 200 nor 503"],
    [refused.filter(({ hasRetryAfter }) => !hasRetryAfter).length, "refusals without Retry-After"],
    [refused.filter(({ took }) => took > longestRefusal).length, `refusals took longer than ${longestRefusal} ms`],
  ] as const
  const found = faults.filter(([count]) => count > 0)
  for (const [count, what] of found) console.log(`  FAULT: ${count} ${what}`)
  return found.length
}

function statuses(views: readonly View[]): string {
  const byStatus = Map.groupBy(views, ({ status }) => String(status ?? "no answer"))
  return [...byStatus].map(([status, some]) => `${some.length} × ${status}`).join(", ") || "none"
}

function longest(views: readonly View[]): string {
  return `${Math.round(Math.max(0, ...views.map(({ took }) => took)))} ms`
}
