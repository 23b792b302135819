import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { createDrawingPool, PoolClosed } from "./drawing-pool.ts"

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
