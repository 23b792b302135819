import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import type { Log } from "../log.ts"
import type { Changes, Topic } from "./changes.ts"
import { isBehindPooler } from "./is-behind-pooler.ts"

const topics: readonly Topic[] = ["sessions", "content"]
const channelOf = (topic: string): string => `confetti_${topic}`

const beatMs = 500
const retryMs = 1000

/**
 * Listens on its own connection and reconnects when it is lost. Notifications arrive before answers to later queries, so an answer proves
 * that all earlier ones were heard.
 */
export function listenForChanges(url: string, clock: () => number, log: Log): Changes {
  const listeners: [Topic, (subject: string) => void][] = []
  const stopping = new AbortController()
  /** The period in which everything was heard; null while disconnected. */
  let heard: { from: number; until: number } | null = null

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      query_timeout: 2_000,
      keepAlive: true,
      application_name: "confetti changes",
    })
    const lost = Promise.withResolvers<never>()
    lost.promise.catch(() => {})
    client.on("error", lost.reject)
    client.on("end", () => lost.reject(new Error("the connection ended")))
    client.on("notification", ({ channel, payload = "" }) => {
      for (const [topic, listener] of listeners) if (channelOf(topic) === channel) listener(payload)
    })
    try {
      await client.connect()
      await mustBeDirect(client)
      for (const topic of topics) await client.query(`listen ${channelOf(topic)}`)
      const from = clock()
      // Changes may have been missed.
      for (const [topic, listener] of listeners) if (topic === "content") listener("")
      while (!stopping.signal.aborted) {
        const until = clock()
        await Promise.race([client.query("select 1"), lost.promise])
        heard = { from, until }
        await Promise.race([pause(beatMs), lost.promise])
      }
    } finally {
      heard = null
      await client.end().catch(() => {})
    }
  }

  const pause = (milliseconds: number): Promise<void> =>
    sleep(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => {})

  async function keepListening(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await listen()
      } catch (error) {
        if (error instanceof PooledConnection) return log.warn(error.message)
        log.warn({ err: error }, "change notifications failed; polling instead")
        await pause(retryMs)
      }
    }
  }

  const listening = keepListening()

  return {
    on: (topic, listener) => void listeners.push([topic, listener]),
    isHeard: (since, withinMs) => heard !== null && since > heard.from && clock() - heard.until < withinMs,
    stop: async () => {
      stopping.abort()
      await listening
    },
  }
}

class PooledConnection extends Error {
  override name = "PooledConnection"
}

/** A pooler would deliver notifications to any connection. */
async function mustBeDirect(client: pg.Client): Promise<void> {
  if (await isBehindPooler(client))
    throw new PooledConnection("DATABASE_URL uses a pooler, so changes are polled for instead of pushed.")
}
