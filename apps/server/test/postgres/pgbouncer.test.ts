import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { migrate } from "../../src/platform/db/migrate.ts"
import { type OpenDatabase, openDatabase } from "../../src/platform/db/open-database.ts"
import { type SignedIn, postAuth, signIn } from "../sign-in-by-code.ts"
import { startTestServer, type TestServer } from "../start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "../tiles-factory.ts"
import { createEmptyDatabase } from "./create-empty-database.ts"
import { hasPgBouncer, type PgBouncer, startPgBouncer } from "./start-pgbouncer.ts"

// `.ci/run` installs it, and there it has to be.
describe.skipIf(!hasPgBouncer() && process.env["CI"] === undefined)(
  "two processes behind PgBouncer in transaction mode",
  () => {
    let bouncer: PgBouncer
    let databases: OpenDatabase[]
    let one: TestServer
    let other: TestServer
    let person: SignedIn
    let ahead = 0

    beforeAll(async () => {
      const { url } = await createEmptyDatabase()
      bouncer = await startPgBouncer(url, 4)
      databases = [await open(), await open()]
      const [first, second] = databases as [OpenDatabase, OpenDatabase]
      await migrate(first.pool)
      const env = { AUTH_SECRET: "x".repeat(32), RATE_LIMIT_CALLABLES: "100000" }
      const clock = () => Date.now() + ahead
      one = await startTestServer({ env, clock, database: first, sharesLimits: true })
      other = await startTestServer({ env, clock, database: second, sharesLimits: true })
      await insertTiles(
        one.db,
        Array.from({ length: 12 }, (_none, at) => makeTile({ id: `tile-${at}` })),
      )
      await publishContent(one)
      person = await signIn(one, "pooled@confetti.test")
      await one.call("users-create_user", {}, person.headers)
      await vi.waitFor(() => expect(other.services.content.current().byId.size).toBe(12), 30_000)
    })
    afterAll(async () => {
      await one.stop()
      await other.stop()
      await bouncer.stop()
    })

    const open = () => openDatabase({ DATABASE_URL: bouncer.url, DATA_DIR: "" })
    const liked = async () =>
      (await one.db.selectFrom("likes").select("tile_id").where("user_id", "=", person.userId).execute()).length

    it("take each like once, of many at once and of both", async () => {
      const like = (at: number) =>
        (at % 2 === 0 ? one : other).call(
          "likes-like_tile",
          { tileId: `tile-${at % 12}` },
          { ...person.headers, "idempotency-key": `a-like-of-the-pool-${at % 12}` },
        )
      const answers = await Promise.all(Array.from({ length: 96 }, (_none, at) => like(at)))
      // Requests that overlap the first of their key are refused, and repeated.
      expect([...new Set(answers.map(({ status }) => status))].filter((status) => status !== 409)).toEqual([200])
      expect(await liked()).toBe(12)
    })

    it("read a person's own feed, points and likes with statements that others used on the same connections", async () => {
      for (let round = 0; round < 5; round++) {
        const answers = await Promise.all(
          [one, other].flatMap((server) =>
            Array.from({ length: 8 }, () => [
              server.call("users-get_home_feed", null, person.headers),
              server.call("points-get_overview", null, person.headers),
            ]).flat(),
          ),
        )
        expect([...new Set(answers.map(({ status }) => status))]).toEqual([200])
      }
    })

    it("record reads, which takes a transaction of several statements and a lock", async () => {
      const seenDate = new Date(one.services.clock()).toISOString()
      const reads = [{ tileId: "tile-1", share: 1, isRead: true, seenDate }]
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_none, at) =>
          (at % 2 === 0 ? one : other).call("tiles-record_reads", { reads }, person.headers),
        ),
      )
      expect([...new Set(answers.map(({ status }) => status))]).toEqual([200])
    })

    it("learn of each other's changes within two seconds, by looking for them", async () => {
      await insertTiles(one.db, [makeTile({ id: "fresh" })])
      await publishContent(one)
      await vi.waitFor(() => expect(other.services.content.current().byId.has("fresh")).toBe(true), 3000)
      const status = async () => (await other.call("points-get_overview", null, person.headers)).status
      expect(await status()).toBe(200)
      expect((await postAuth(one, "sign-out", {}, person.headers)).status).toBe(200)
      ahead += 2000
      expect(await status()).toBe(401)
    })

    it("do jobs", async () => {
      await one.db.transaction().execute((tx) => one.services.jobs.send(tx, "points-forget_old_marks", {}))
      await one.settleJobs()
      expect(await (await one.get("/metrics")).text()).toContain(
        'confetti_jobs_total{name="points-forget_old_marks",outcome="done"} 1',
      )
    })
  },
)
