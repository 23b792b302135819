import { symlinkSync } from "node:fs"
import { join } from "node:path"
import { day, minute } from "@confetti/domain/durations"
import { sql } from "kysely"
import sharp from "sharp"
import { buildOpenApi } from "../../src/modules/api-reference/openapi/build-openapi.ts"
import { lockContent } from "../../src/modules/content/store.ts"
import { studioOverlay } from "../../src/modules/studio/overlay/overlay-store.ts"
import type { Db } from "../../src/platform/db/open-database.ts"
import { addAccount, addSession } from "../add-account.ts"
import { makeLastingPack } from "../pack-folder.ts"
import { rateBudgets } from "../rate-budgets.ts"
import { startTestServer, type TestServer } from "../start-test-server.ts"
import { findFault } from "./find-fault.ts"
import { furnish, furnishedPack } from "./furnish.ts"
import { type Asker, type FuzzRequest, fuzzRequest } from "./fuzz-request.ts"
import { type FuzzRoute, fuzzRoutes } from "./fuzz-routes.ts"
import type { KnownValues } from "./known-values.ts"
import { createRandom } from "./random.ts"
import { renewerOf } from "./renewer-of.ts"
import { type FuzzAnswer, openSender, type Sender } from "./open-sender.ts"

/** Far above what is sent: a refusal for haste would hide what lies behind it. */
const plenty = "100000000"
/** So many requests wait for their answers. */
const atOnce = 16
/** Some requests end sessions: everybody gets a new one so often, and some time goes by. */
const requestsASession = 3 * atOnce
const timeASession = 10 * minute

export type Fault = { route: string; seed: number; what: string; sent?: { request: FuzzRequest; answer: FuzzAnswer } }

export type FuzzResult = { requests: number; byStatus: Map<number, number>; faults: Fault[] }

export type FuzzServer = {
  server: TestServer
  routes: FuzzRoute[]
  /** Sends so many requests to a route, from this seed on; each is made the same again from its own. */
  fuzz: (route: FuzzRoute, seed: number, count: number) => Promise<FuzzResult>
  /** Does what waits to be done, and names what could not be. */
  settleJobs: () => Promise<string[]>
  stop: () => Promise<void>
}

/** A server with one of everything, whose clock goes on with what is asked. */
export async function startFuzzServer(): Promise<FuzzServer> {
  const clock = { now: Date.now() }
  const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: "#888" } })
    .png()
    .toBuffer()
  const { pack, removeFolder } = makeLastingPack(furnishedPack(picture))
  symlinkSync(join(import.meta.dirname, "../../../../content/games"), join(pack.dir, "games"))
  const budgets = Object.fromEntries(rateBudgets.map((name) => [`RATE_LIMIT_${name}`, plenty]))
  const server = await startTestServer({
    clock: () => clock.now,
    env: {
      ...budgets,
      CONTENT_DIR: pack.dir,
      EDITORS: "editor@confetti.test",
      GAMES: "WURD,BAW,QUIZ_ME",
      THOUGHTS: "on",
      UPLOADS: "on",
      PUSH: "on",
      // Covers are drawn when they are asked for.
      DRAW_AHEAD: "0",
      ORDERS_PER_DAY: "100000",
      ORDER_REVIEW: "0",
    },
  })
  await importPack(server)
  for (const userId of ["reader", "editor"]) {
    const { headers } = await addAccount(server, `${userId}@confetti.test`, { userId })
    await server.call("users-create_user", null, headers)
  }
  const newSession = async (userId: string): Promise<Asker> => ({
    userId,
    headers: { authorization: `Bearer ${await addSession(server, userId)}` },
  })
  const newSessions = () => Promise.all([newSession("reader"), newSession("editor")])
  const known = await furnish(server, ...(await newSessions()))
  const sender = openSender(server.origin, atOnce)
  let rounds = 0

  async function fuzz(route: FuzzRoute, seed: number, count: number): Promise<FuzzResult> {
    const result: FuzzResult = { requests: 0, byStatus: new Map(), faults: [] }
    const renew = renewerOf(route)
    for (let at = 0; at < count; at += requestsASession) {
      clock.now += timeASession
      const [reader, editor] = await newSessions()
      const renewed = await renew(server, [reader, editor], ++rounds)
      // Much is the editor's alone.
      const cast = { askers: [reader, editor, editor], known: { ...known, ...renewed, ...datesAround(clock.now) } }
      const seeds = Array.from({ length: Math.min(requestsASession, count - at) }, (_, next) => seed + at + next)
      await sendAll(sender, route, cast, seeds, result)
    }
    return result
  }

  return {
    server,
    routes: fuzzRoutes(buildOpenApi(server.services.config)),
    fuzz,
    settleJobs: async () => {
      await server.settleJobs()
      return failedJobs(server.db)
    },
    stop: async () => {
      sender.close()
      await server.stop()
      removeFolder()
    },
  }
}

async function failedJobs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; output: unknown }>`
    delete from pgboss.job where state = 'failed' returning data ->> 'name' as name, output`.execute(db)
  return rows.map(({ name, output }) => `${name}: ${JSON.stringify(output).slice(0, 300)}`)
}

async function importPack({ services, db }: TestServer): Promise<void> {
  const content = await services.publisher.prepare(await studioOverlay.read(db))
  await db.transaction().execute(async (tx) => {
    await lockContent(tx)
    await content.write(tx, new Date(services.clock()))
  })
  await services.content.refresh()
}

/** Today first. */
function datesAround(now: number): KnownValues {
  const days = [0, 0, 0, -1, 1, -30].map((days) => new Date(now + days * day).toISOString().slice(0, 10))
  return { day: [...days, "2026-02-30", "0001-01-01", "9999-12-31"], from: days, until: days }
}

type Cast = { askers: readonly Asker[]; known: KnownValues }

async function sendAll(
  sender: Sender,
  route: FuzzRoute,
  cast: Cast,
  seeds: readonly number[],
  result: FuzzResult,
): Promise<void> {
  const left = seeds.values()
  const lane = async (): Promise<void> => {
    for (const seed of left) {
      const request = fuzzRequest(route, createRandom(seed), cast)
      const answer = await sender.send(request)
      result.requests++
      result.byStatus.set(answer.status, (result.byStatus.get(answer.status) ?? 0) + 1)
      const what = findFault(request, answer)
      if (what !== null) result.faults.push({ route: route.name, seed, what, sent: { request, answer } })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}
