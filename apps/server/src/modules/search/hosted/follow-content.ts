import type { Services } from "../../../platform/services.ts"
import type { HostedIndex } from "./hosted-index.ts"

type Parts = Pick<Services, "content" | "clock" | "log" | "isDraining">

/** How often a change of content, or a tile whose time has come, is looked for, in milliseconds. */
const lookEvery = 1_000
/** After a failure: twice as long each time, up to the longest. */
const firstPause = 1_000
const longestPause = 300_000
const minute = 60_000

/** Keeps their index in step from this process. A job that runs `bringUpToDate` can take its place. */
export function followContent(index: HostedIndex, { content, clock, log, isDraining }: Parts): void {
  let seen: string | null = null
  let failures = 0
  let waitsUntil = 0
  let isAtWork = false

  async function look(): Promise<void> {
    const now = clock()
    const state = `${content.current().version}@${Math.floor(now / minute)}`
    if (isAtWork || state === seen || now < waitsUntil) return
    isAtWork = true
    try {
      await index.bringUpToDate()
      seen = state
      failures = 0
    } catch (error) {
      waitsUntil = now + Math.min(longestPause, firstPause * 2 ** failures++)
      log.warn({ err: error, failures }, "the hosted index is not in step yet")
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
