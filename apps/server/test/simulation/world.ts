import { randomUUID } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import { keysOf, recordOf } from "@confetti/domain/keys"
import { sql } from "kysely"
import { serverModules } from "../../src/app.ts"
import { award } from "../../src/modules/points/paid-once.ts"
import type { CallableDefinition, WriteContext } from "../../src/platform/callables/define-callable.ts"
import { runWrite } from "../../src/platform/callables/run-write.ts"
import type { Db } from "../../src/platform/db/open-database.ts"
import type { Jobs } from "../../src/platform/jobs/jobs.ts"
import { queueNames } from "../../src/platform/jobs/queues.ts"
import { eraseOrder } from "../../src/platform/personal-data.ts"
import { addItem, address } from "../points-world.ts"
import { startTestServer, type TestServer } from "../start-test-server.ts"
import { insertCategories, insertTiles, makeTile, publishContent } from "../tiles-factory.ts"
import { Crash, liveUntil } from "./crashing-database.ts"
import { awardPoints, costs, kinds } from "./model.ts"
import type { Step } from "./step.ts"

/** Of the one category there is. */
const chosenHue = 200

/** More than all histories take. */
const stock = 1_000_000

export type SimulatedWorld = {
  server: TestServer
  clock: { now: number }
  /** Lets somebody come. */
  newPerson: (isNew: boolean) => Promise<SimulatedPerson>
  stop: () => Promise<void>
}

export type SimulatedPerson = {
  userId: string
  /** The ids of what they have written. */
  thoughts: readonly string[]
  /** Does one step until it is answered, through every crash. Whether it succeeded; refused with a code it did not. */
  act: (step: Step) => Promise<boolean>
}

/** The real callables, jobs and erasures over a real database. Jobs wait in a table, as in the queue, and are done at least once. */
export async function startSimulatedWorld(): Promise<SimulatedWorld> {
  const clock = { now: Date.parse("2026-06-01T12:00:00.000Z") }
  const server = await startTestServer({
    clock: () => clock.now,
    env: { ORDERS_PER_DAY: "1000", THOUGHTS: "on" },
  })
  const { pool } = server.services
  for (const id of keysOf(costs)) await addItem(server, id, { cost: costs[id], kind: kinds[id], stock })
  await insertCategories(server.db, ["space"])
  await insertTiles(server.db, [makeTile({ id: "t" })])
  await publishContent(server)
  const reader = await addPerson(server.db, new Date(0))
  await sql`create table simulated_jobs (id bigserial primary key, name text, payload text)`.execute(server.db)
  const modules = serverModules.filter(({ name }) => ["rewards", "points", "users", "thoughts"].includes(name))
  const callables = new Map(
    modules.flatMap(({ callables = [] }) => callables).map((each) => [each.contract.name, each]),
  )
  const jobDefinitions = new Map(modules.flatMap(({ jobs = [] }) => jobs).map((job) => [job.name, job]))
  const personal = eraseOrder(modules.flatMap((module) => module.personal ?? []))
  const jobs: Jobs = {
    send: async (tx, name, payload) => {
      await sql`insert into simulated_jobs (name, payload) values (${name}, ${JSON.stringify(payload)})`.execute(tx)
    },
    forget: async () => undefined,
    backlog: async () => recordOf(queueNames, () => ({ count: 0, oldestSeconds: 0 })),
  }
  const services = { ...server.services, jobs, mail: { send: async () => undefined, close: async () => undefined } }

  async function write(db: Db, name: string, data: unknown, who: Partial<WriteContext["caller"]>, key: string) {
    const callable = callables.get(name) as Extract<CallableDefinition, { run: "write" }>
    const caller = {
      userId: null,
      sessionId: "s",
      email: who.userId ?? "e",
      roles: new Set<never>(),
      openedBy: "operator",
      passkeyAge: 0,
      address: "",
      key: "operator",
      ...who,
    }
    const afterwards: (() => void)[] = []
    const context: WriteContext = {
      ...services,
      caller,
      now: services.clock(),
      requestId: "",
      messagingInstance: null,
      isTrackingRefused: false,
      afterCommit: (step) => void afterwards.push(step),
    }
    const input = callable.contract.input.parse(data) as never
    const { status } = await runWrite(db, (tx) => callable.handler(tx, input, context), {
      name,
      data,
      key,
      context,
      afterwards,
    })
    return status === 200
  }

  async function work(db: Db): Promise<void> {
    const { rows } = await sql<{ id: string; name: string; payload: string }>`
      select id, name, payload from simulated_jobs order by id`.execute(db)
    for (const { id, name, payload } of rows) {
      await jobDefinitions.get(name)?.run(JSON.parse(payload) as never, { ...services, db })
      await sql`delete from simulated_jobs where id = ${id}`.execute(db)
    }
  }

  const newPerson = async (isNew: boolean): Promise<SimulatedPerson> => {
    const userId = await addPerson(server.db, new Date(isNew ? clock.now : 0))
    // Of an address may come so many thoughts and no more: each has one of their own.
    const mine = { userId, key: userId, address: userId }
    const redemptions: string[] = []
    const thoughts: string[] = []
    const reporters: string[] = []

    /** As different people: of three who report, each does it once. */
    async function report(db: Db, thoughtId: string, key: string): Promise<boolean> {
      const given = { thoughtId, reason: "spam" }
      let hasSucceeded = false
      for (const who of reporters) {
        const did = await write(db, "thoughts-report_thought", given, { userId: who, key: who }, `${key} ${who}`)
        hasSucceeded ||= did
      }
      return hasSucceeded
    }

    async function live(db: Db, { action }: Step, { key, life, thoughtId, revision }: Life): Promise<boolean> {
      switch (action.do) {
        case "wait":
          return true
        case "write": {
          const given = { thoughtId, tileId: "t", text: `Words of their own, ${thoughtId}` }
          // Another key each time: that it is one is in its id.
          return write(db, "thoughts-create_thought", given, mine, `${key} ${life}`)
        }
        case "appeal":
          return write(db, "thoughts-appeal", { thoughtId, text: "Look again." }, mine, key)
        case "delete":
          return write(db, "thoughts-delete_thought", { thoughtId }, mine, key)
        case "mark":
        case "unmark":
          return write(db, `thoughts-${action.do}_interesting`, { thoughtId }, { userId: reader, key: reader }, key)
        case "report":
          return report(db, thoughtId, key)
        case "approve-thought":
        case "reject-thought":
        case "restore-thought": {
          const decision = action.do.replace("-thought", "")
          const given = { thoughtId, decision, revision, reason: "Because." }
          return write(db, "thoughts-review_decide", given, { roles: new Set(["reviewer"]) }, key)
        }
        case "work":
          await work(db)
          return true
        case "erase":
          for (const { erase } of personal)
            await db.transaction().execute((tx) => erase(tx, userId, new Date(clock.now), services))
          return true
        case "award":
          return isPaid(db, userId, action.subject)
        case "redeem":
          return write(
            db,
            "rewards-redeem_item",
            {
              itemId: action.item,
              cost: costs[action.item],
              ...(kinds[action.item] === "goods" && { address: { ...address, street: `Weg ${userId}` } }),
            },
            mine,
            key,
          )
        case "choose":
          return write(db, "users-update_profile", { shelfHue: chosenHue }, mine, key)
        case "resolve": {
          const { parcel, fate, remedy, which } = action
          const given = { redemptionId: redemptions[which] ?? "none", parcel, fate, remedy, note: "Could not load It" }
          return write(db, "rewards-resolve_parcel", given, { roles: new Set(["shop"]) }, key)
        }
        default: {
          const redemptionId = redemptions[action.which] ?? "none"
          const words = action.do === "ship" ? { carrier: "Post" } : action.do === "refund" ? { note: "Back" } : {}
          const who = action.do === "cancel" ? mine : { roles: new Set(["shop"] as const) }
          return write(db, `rewards-${action.do}_redemption`, { redemptionId, ...words }, who, key)
        }
      }
    }

    return {
      userId,
      thoughts,
      act: async (step) => {
        const { action } = step
        if (action.do === "wait") clock.now += action.ms
        const key = randomUUID()
        const thoughtId = "which" in action ? (thoughts[action.which] ?? randomUUID()) : randomUUID()
        if (action.do === "report" && reporters.length === 0)
          for (let at = 0; at < 3; at += 1) reporters.push(await addPerson(server.db, new Date(0)))
        const revision = await revisionOf(server.db, thoughtId)
        for (const [life, plan] of [...step.crashes, null].entries()) {
          const living = live(liveUntil(pool, plan), step, { key, life, thoughtId, revision })
          const answer = await answerOf(living)
          if (answer === "crashed") continue
          if (action.do === "redeem" && answer) redemptions.push(await newestOf(server.db, userId, redemptions))
          if (action.do === "write" && answer) thoughts.push(thoughtId)
          return answer
        }
        throw new Error("the last life has no planned end")
      },
    }
  }
  return { server, clock, newPerson, stop: () => server.stop() }
}

/** A life of a step: what was drawn and read before the first. */
type Life = { key: string; life: number; thoughtId: string; revision: number }

async function addPerson(db: Db, created_at: Date): Promise<string> {
  const user_id = randomUUID()
  await db.insertInto("users").values({ user_id, name: "", created_at, updated_at: created_at }).execute()
  await db.insertInto("invite_codes").values({ user_id, code: user_id }).execute()
  return user_id
}

/** As a reviewer has looked at it. */
async function revisionOf(db: Db, thoughtId: string): Promise<number> {
  const row = await db.selectFrom("thoughts").select("revision").where("thought_id", "=", thoughtId).executeTakeFirst()
  return row?.revision ?? 1
}

/** An award has no key: that it is paid once is in the ledger. A life that heard nothing asks again and hears that it is paid. */
async function isPaid(db: Db, userId: string, subject: number): Promise<boolean> {
  const entry = { userId, action: "referral", subject: `friend ${subject}`, points: awardPoints } as const
  return (await db.transaction().execute((tx) => award(tx, entry, 0))) !== null
}

async function answerOf(living: Promise<boolean>): Promise<boolean | "crashed"> {
  try {
    return await living
  } catch (error) {
    if (error instanceof Crash) return "crashed"
    if (error instanceof AppError) return false
    throw error
  }
}

async function newestOf(db: Db, userId: string, known: readonly string[]): Promise<string> {
  const rows = await db.selectFrom("redemptions").select("redemption_id").where("user_id", "=", userId).execute()
  const fresh = rows.map(({ redemption_id }) => redemption_id).filter((id) => !known.includes(id))
  if (fresh.length !== 1) throw new Error(`one redemption was acknowledged, and there are ${fresh.length} new ones`)
  return fresh[0] as string
}
