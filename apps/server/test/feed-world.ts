import type { Tile } from "@confetti/contract/tile"
import { addAccount } from "./add-account.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertCategories, insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

export type Person = { id: string; headers: Record<string, string> }

export type Answer = { status: number; result?: unknown; error?: { details: { code: string } } }

/** A server with tiles of a few categories, `space-1` and so on, and people who do things with them. */
export type FeedWorld = {
  server: TestServer
  clock: { now: number }
  call: (name: string, data: unknown, person?: Person) => Promise<Answer>
  newPerson: () => Promise<Person>
  like: (person: Person, ...tileIds: string[]) => Promise<void>
  /** Reads to the end. */
  finish: (person: Person, ...tileIds: string[]) => Promise<void>
  /** Reads, and not to the end. */
  read: (person: Person, ...tileIds: string[]) => Promise<void>
  /** Sees, and goes on. */
  pass: (person: Person, ...tileIds: string[]) => Promise<void>
  tap: (person: Person, tileId: string) => Promise<void>
  calculate: (person: Person) => Promise<number>
  homeFeed: (person?: Person) => Promise<string[]>
  runJob: (name: string) => Promise<void>
  addTiles: (...tiles: Partial<Tile>[]) => Promise<void>
}

const worldCategories = ["space", "ocean", "words", "sound"] as const

const year = 365 * 86_400_000

export function worldIds(category: string, count = 12): string[] {
  return Array.from({ length: count }, (_, at) => `${category}-${at + 1}`)
}

export async function startFeedWorld(env: Record<string, string> = {}): Promise<FeedWorld> {
  const clock = { now: Date.parse("2026-11-20T08:00:30.000Z") }
  const server = await startTestServer({ clock: () => clock.now, env: { RATE_LIMIT_CALLABLES: "1000000", ...env } })
  await insertCategories(server.db, worldCategories)
  const addTiles = async (...tiles: Partial<Tile>[]): Promise<void> => {
    await insertTiles(server.db, tiles.map(makeTile))
    await publishContent(server)
  }
  await addTiles(
    ...worldCategories.flatMap((category) => worldIds(category).map((id) => ({ id, categories: [category] }))),
  )

  const call = async (name: string, data: unknown, person?: Person): Promise<Answer> => {
    const response = await server.call(name, data, person?.headers)
    return { status: response.status, ...((await response.json()) as object) }
  }
  const done = async (name: string, data: unknown, person: Person): Promise<unknown> => {
    const { status, result, error } = await call(name, data, person)
    if (status !== 200) throw new Error(`${name} answered ${status} ${error?.details.code}`)
    return result
  }
  const read =
    (share: number, isRead: boolean) =>
    async (person: Person, ...tileIds: string[]) => {
      const seenDate = new Date(clock.now).toISOString()
      await done(
        "tiles-record_reads",
        { reads: tileIds.map((tileId) => ({ tileId, share, isRead, seenDate })) },
        person,
      )
    }
  let people = 0
  return {
    server,
    clock,
    call,
    newPerson: async () => {
      const id = `person-${++people}`
      const { headers } = await addAccount(server, `${id}@example.com`, { userId: id, expiresInMs: year })
      return { id, headers }
    },
    like: async (person, ...tileIds) => {
      for (const tileId of tileIds) await done("likes-like_tile", { tileId }, person)
    },
    finish: read(1, true),
    read: read(0.7, true),
    pass: read(0, false),
    tap: async (person, tileId) => void (await done("tiles-tap_tile", { tileId }, person)),
    calculate: async (person) => {
      const { count } = (await done("users-calculate_eligible_tiles", null, person)) as { count: number }
      return count
    },
    homeFeed: async (person) => (await call("users-get_home_feed", null, person)).result as string[],
    runJob: async (name) => {
      await server.db.transaction().execute((tx) => server.services.jobs.send(tx, name, {}))
      await server.settleJobs()
    },
    addTiles,
  }
}
