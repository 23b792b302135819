import type { Services } from "../../../platform/services.ts"
import { indexTiles } from "./index-tiles.ts"

type Parts = Pick<Services, "db" | "jobs" | "content" | "clock" | "log" | "isDraining">

/** How often a change of content, or a tile whose time has come, is looked for, in milliseconds. */
const lookEvery = 1_000

/**
 * Sends the job that brings their index up to date: at the start, when the content's version moves, and when a tile's time has
 * come. Several processes send it for the same change; of those that wait there is one, and the next finds nothing to do.
 */
export function followContent({ db, jobs, content, clock, log, isDraining }: Parts): void {
  let sent: string | null = null
  let isAtWork = false

  async function look(): Promise<void> {
    const state = `${content.current().version} ${countOut(content.current().tiles, clock())}`
    if (isAtWork || state === sent) return
    isAtWork = true
    try {
      await db.transaction().execute((tx) => jobs.send(tx, indexTiles.name, {}, { key: "all" }))
      sent = state
    } catch (error) {
      log.warn({ err: error }, "the job for the hosted index could not be sent; it will be in a moment")
    }
    isAtWork = false
  }

  void look()
  const timer = setInterval(() => {
    if (isDraining()) clearInterval(timer)
    else void look()
  }, lookEvery)
  timer.unref()
}

function countOut(tiles: readonly { publishedAt: number }[], now: number): number {
  let count = 0
  for (const { publishedAt } of tiles) if (publishedAt <= now) count++
  return count
}
