// npm run drill:jobs
// A server for people and a worker, on a PostgreSQL of the drill's own. First the mail server is away: orders go on, whoever signs in is told so
// at once, and each mail comes once it is back. Then the worker is killed while a mail is under way, and in the middle of each job that there is, which stands still where it first
// asks for something that is locked: another worker has to do all of it. In the end every invariant must hold.
import { randomBytes, randomUUID } from "node:crypto"
import { once } from "node:events"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { serverModules } from "../../../apps/server/src/app.ts"
import { openDatabase } from "../../../apps/server/src/platform/db/open-database.ts"
import { openJobs } from "../../../apps/server/src/platform/jobs/open-jobs.ts"
import { queueByName } from "../../../apps/server/src/platform/jobs/run-job.ts"
import { createLog } from "../../../apps/server/src/platform/log.ts"
import type { Account } from "../../../apps/server/test/add-account.ts"
import { freePort } from "../../../apps/server/test/free-port.ts"
import { type PrivatePostgres, startPrivatePostgres } from "../../../apps/server/test/postgres/private-postgres.ts"
import { type MailServer, startMailServer } from "../../../apps/server/test/start-mail-server.ts"
import { type StartedServer, startServer } from "../../../e2e/start-server.ts"
import { checkDatabase } from "../check-database.ts"
import { createServerDatabase } from "../create-server-database.ts"
import { packWithoutShop, putBackItem } from "../pack-without-shop.ts"
import { cost, itemId, seedShop } from "../seed-shop.ts"
import type { Acknowledged } from "../shoppers.ts"
import { lockTables } from "./lock-tables.ts"
import { type Queue, until, type WaitingJob, watchQueue } from "./watch-queue.ts"

const mailJob = "rewards-mail_step"
const address = { name: "Drill", country: "DE", street: "Weg 1", postalCode: "10115", city: "Berlin" }
/** Within so long somebody is told that no mail can be sent, in milliseconds. */
const longestAnswer = 2000
/** A queue that was empty is looked at again after two seconds. */
const beginsWithinMs = 10_000

type World = {
  owner: string
  direct: { DATA_DIR: string; DATABASE_URL: string }
  api: StartedServer
  startWorker: () => Promise<StartedServer>
  mail: MailServer
  queue: Queue
  acknowledged: Acknowledged[]
}

const folder = mkdtempSync(join(tmpdir(), "confetti-jobs-"))
// PostgreSQL runs as somebody else, who has to come through here.
chmodSync(folder, 0o711)
const postgres = await startPrivatePostgres(folder)
try {
  if (postgres === null) console.log("PostgreSQL is not installed here: nothing was drilled.")
  else await drill(postgres)
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function drill({ url: owner }: PrivatePostgres): Promise<void> {
  const direct = { DATA_DIR: join(folder, "data"), DATABASE_URL: await createServerDatabase(owner) }
  const people = await seedShop(direct, { people: 30, points: 10_000 })
  const mail = await startMailServer()
  const port = String(await freePort())
  const env = {
    DATABASE_URL: direct.DATABASE_URL,
    CONTENT_DIR: packWithoutShop(folder),
    // Mail goes out by SMTP where nobody rehearses.
    EMULATOR: "",
    HOST: "127.0.0.1",
    PUBLIC_URL: `http://localhost:${port}`,
    AUTH_SECRET: randomBytes(32).toString("hex"),
    SMTP_URL: mail.url,
  }
  const api = await startServer({ ...env, ROLE: "api", PORT: port, DATA_DIR: join(folder, "api") })
  const workers: StartedServer[] = []
  const startWorker = async () => {
    const worker = await startServer({ ...env, ROLE: "worker", DATA_DIR: join(folder, "worker") })
    workers.push(worker)
    return worker
  }
  // The first one takes the pack in, and with it out of the shop what no pack has.
  await (await startWorker()).stop()
  await putBackItem(direct)
  const pool = new pg.Pool({ connectionString: direct.DATABASE_URL, max: 2 })
  const queue = await watchQueue(pool)
  const world: World = { owner, direct, api, startWorker, mail, queue, acknowledged: [] }
  let faults = 0
  try {
    faults += await takeMailAway(world, people.slice(0, 10))
    faults += await dieInMail(world, people.slice(10, 13))
    faults += await dieInEachJob(world, people.slice(20, 22))
  } finally {
    for (const { process: each } of workers) each.kill("SIGKILL")
    await api.stop()
    await queue.stop()
    await pool.end()
    await mail.stop()
  }
  const { lost, doubled, isSound } = await checkDatabase(direct, world.acknowledged)
  console.log(
    `${world.acknowledged.length} orders: ${lost} lost, ${doubled} doubled, invariants ${isSound ? "hold" : "BROKEN"}`,
  )
  if (faults + lost + doubled > 0 || !isSound) process.exitCode = 1
}

async function takeMailAway(world: World, people: readonly Account[]): Promise<number> {
  const { api, mail, queue, startWorker } = world
  const worker = await startWorker()
  await mail.stop()
  const from = performance.now()
  const told = await ask(api, "/auth/email-otp/send-verification-otp", {
    email: "somebody@confetti.test",
    type: "sign-in",
  })
  const answeredAfter = performance.now() - from
  await redeemEach(world, people)
  const confirmed = await until(
    "orders are confirmed without mail",
    async () => (await queue.open("rewards-confirm_redemption")) === 0,
  )
  const page = await fetch(api.url)
  await mail.start()
  await until("the mails come", async () => {
    await queue.skipBackOff()
    return (await queue.open(mailJob)) === 0
  })
  await worker.stop()
  const isRefusedInTime = told.status === 503 && answeredAfter <= longestAnswer
  const faults = mailFaults(mail, people) + (isRefusedInTime ? 0 : 1) + (page.status === 200 ? 0 : 1)
  console.log(
    `mail away: signing in is told ${told.status} after ${Math.round(answeredAfter)} ms, pages ${page.status}, ${people.length} orders confirmed after ${Math.round(confirmed)} ms; back again, ${mail.taken.length} mails for ${people.length} people`,
  )
  return faults
}

async function dieInMail(world: World, people: readonly Account[]): Promise<number> {
  const { mail, queue, startWorker } = world
  const dying = await startWorker()
  mail.hold()
  await redeemEach(world, people)
  await until("a mail is under way", () => mail.held() === people.length)
  await kill(dying)
  await mail.stop()
  await mail.start()
  await queue.expireClaims()
  const next = await startWorker()
  await until("the mails come", async () => {
    await queue.skipBackOff()
    return (await queue.open(mailJob)) === 0
  })
  await next.stop()
  console.log(
    `killed while ${people.length} mails were under way: each came once afterwards, ${mailFaults(mail, people)} did not`,
  )
  return mailFaults(mail, people)
}

/** One job of each name waits; the worker that has begun it is killed, and the next one does it. */
async function dieInEachJob(world: World, people: readonly Account[]): Promise<number> {
  const { queue, startWorker } = world
  await sendEach(world, people)
  await queue.holdBack()
  let faults = 0
  let worker = await startWorker()
  for (const job of await queue.waiting()) {
    const isKilled = await dieIn(job, world, worker)
    if (isKilled) worker = await startWorker()
    const state = async () => {
      await queue.skipBackOff()
      return (await queue.state(job.id)) === "completed"
    }
    const tookMs = await until(`${job.name} is done`, state).catch(() => null)
    if (tookMs === null) faults += 1
    console.log(
      `${job.name}: ${isKilled ? "killed within it" : "asks for nothing that can be locked"}, ${tookMs === null ? "FAULT: never done" : "done"}`,
    )
  }
  await worker.stop()
  return faults
}

/** Kills a worker in the middle of this job; false where the job was done before. */
async function dieIn(job: WaitingJob, { owner, direct, queue }: World, worker: StartedServer): Promise<boolean> {
  for (;;) {
    await queue.holdBack()
    await until("the worker has nothing else to do", async () => (await queue.active()) === 0)
    const locked = await lockTables(owner, direct.DATABASE_URL)
    try {
      await queue.makeDue(job.id)
      const state = async () => queue.state(job.id)
      const isInIt = async () => (await state()) === "active" && (await locked.isWaitedFor())
      await until(`${job.name} begins`, async () => (await state()) === "completed" || (await isInIt()), beginsWithinMs)
      if ((await state()) === "completed") return false
      await kill(worker)
      break
    } catch (error) {
      // A schedule was quicker: its job is what stands still.
      if ((await queue.state(job.id)) === "active" || (await queue.active()) === 0) throw error
    } finally {
      await locked.release()
    }
  }
  await queue.expireClaims()
  return true
}

/** An order, an erasure, and whatever else has a job: what a schedule sends, at once; what belongs to somebody, for one of these people. */
async function sendEach(world: World, [shopper, leaver]: readonly Account[]): Promise<void> {
  if (!shopper || !leaver) throw new Error("Two people are needed.")
  await redeemEach(world, [shopper])
  const jobs = serverModules.flatMap((module) => module.jobs ?? [])
  const database = await openDatabase(world.direct)
  const sender = await openJobs({
    pool: database.pool,
    log: createLog("silent"),
    isWorker: false,
    queueOf: queueByName(jobs),
  })
  await database.db.transaction().execute(async (tx) => {
    for (const { name, schedule } of jobs) if (schedule !== undefined) await sender.send(tx, name, {}, { key: "drill" })
    await sender.send(tx, "referrals-follow_up", { invitedId: leaver.userId })
  })
  await sender.stop(0)
  await database.close()
}

async function redeemEach({ api, acknowledged }: World, people: readonly Account[]): Promise<void> {
  for (const person of people) {
    const key = randomUUID()
    const { status, body } = await ask(
      api,
      "/functions/rewards-redeem_item",
      { data: { itemId, cost, address } },
      {
        ...person.headers,
        "idempotency-key": key,
      },
    )
    if (status !== 200) throw new Error(`An order was refused: ${body}`)
    const redemptionId = String(JSON.parse(body).result.redemption.id)
    acknowledged.push({ person, key, body, redemptionId, isCancelled: false, isSettled: true })
  }
}

async function ask(
  { url }: StartedServer,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  const response = await fetch(url + path, {
    method: "POST",
    headers: { ...headers, origin: url, "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.text() }
}

/** How many of these people got no mail, or more than one. */
function mailFaults({ taken }: MailServer, people: readonly Account[]): number {
  return people.filter(({ email }) => taken.filter((each) => each === email).length !== 1).length
}

async function kill({ process: child }: StartedServer): Promise<void> {
  const gone = once(child, "exit")
  child.kill("SIGKILL")
  await gone
}
