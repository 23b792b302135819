import type { Job } from "../../../platform/jobs/run-job.ts"
import type { Services } from "../../../platform/services.ts"
import { hostedIndexOf } from "./hosted-index.ts"

/**
 * Brings the operator's index at the hosted search service up to date, where they have one. It is sent when there is a reason,
 * and also every hour: whatever went wrong in between is found then.
 */
export const indexTiles: Job = {
  name: "search-index_tiles",
  schedule: "7 * * * *",
  run: async (_none, services) => hostedIndexOf(services)?.bringUpToDate(),
}

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
