import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { constants, getPriority, tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { PoolClosed } from "./drawing-lane.ts"
import { createDrawingPool, drawnAtOnce } from "./drawing-pool.ts"

const setUp = () => {
  const dir = mkdtempSync(join(tmpdir(), "confetti-pool-"))
  const pool = createDrawingPool()
  onTestFinished(async () => {
    await pool.close()
    rmSync(dir, { recursive: true })
  })
  const emoji = (name: string) => ({ task: "emoji", emoji: "🪐", size: 64, path: join(dir, name) }) as const
  return { pool, emoji }
}

it("outlives a task that fails", async () => {
  const { pool, emoji } = setUp()
  await expect(pool.draw({ ...emoji("x"), emoji: "no emoji" }, "asked")).rejects.toThrow("the set has no picture of")
  await expect(pool.draw(emoji("y"), "asked")).resolves.toBeNull()
})

it("gives up what waits when it closes, and takes nothing more", async () => {
  const { pool, emoji } = setUp()
  const waiting = ["a", "b", "c"].map((name) => pool.draw(emoji(name), "whenever"))
  const outcomes = Promise.allSettled(waiting)
  await pool.close()
  expect((await outcomes).map((outcome) => outcome.status === "rejected" && outcome.reason)).toEqual([
    expect.any(PoolClosed),
    expect.any(PoolClosed),
    expect.any(PoolClosed),
  ])
  await expect(pool.draw(emoji("d"), "asked")).rejects.toThrow(PoolClosed)
})

/** The processes this one has started, as Linux tells them. */
const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  )

it.skipIf(process.platform !== "linux")("works ahead in processes at low priority", async () => {
  const { pool, emoji } = setUp()
  const before = childrenOf(process.pid)
  await Promise.all(["a", "b", "c"].map((name) => pool.draw(emoji(name), "whenever")))
  const started = childrenOf(process.pid).filter((pid) => !before.includes(pid))
  expect(started.length).toBe(drawnAtOnce)
  const threads = started.flatMap((pid) => readdirSync(`/proc/${pid}/task`).map(Number))
  expect(threads.filter((thread) => getPriority(thread) !== constants.priority.PRIORITY_LOW)).toEqual([])
})
