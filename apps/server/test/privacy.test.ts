// @module-tag embedded
import { AppError } from "@confetti/contract/app-error"
import { exportParts, personalExport } from "@confetti/contract/personal-export"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { serverModules } from "../src/app.ts"
import { hashToken } from "../src/platform/auth/session-token.ts"
import type { Module } from "../src/platform/module.ts"
import { type Account, addAccount, addSession } from "./add-account.ts"
import { fillEditors } from "./fill-editors.ts"
import { fillPoints } from "./fill-points.ts"
import { fillPush } from "./fill-push.ts"
import { fillStudio } from "./fill-studio.ts"
import { everyColumn, fillTable, placesOf, rowsOf } from "./search-every-column.ts"
import { latestCode, postAuth, signIn } from "./sign-in-by-code.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertCategories, publishContent } from "./tiles-factory.ts"

let server: TestServer
let count = 0
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SIGN_IN: "10000" } })
  await insertCategories(server.db, ["space"])
  await publishContent(server)
})
afterAll(() => server.stop())

type Answer = { status: number; result?: Record<string, unknown>; code?: string; error?: { details: object } }

const call = async (name: string, data: unknown, headers: Record<string, string>): Promise<Answer> => {
  const response = await server.call(name, data, headers)
  const body = await response.json()
  return { status: response.status, ...body, code: body.error?.details.code }
}

async function newPerson(): Promise<Account & { inviteCode: string }> {
  const account = await addAccount(server, `person-${++count}@example.com`)
  const { result } = await call("users-create_user", null, account.headers)
  return { ...account, inviteCode: String(result?.["inviteCode"]) }
}

/** Asks for the code, and gives it. */
async function deleteAccount({ email, headers }: { email: string; headers: Record<string, string> }): Promise<Answer> {
  expect((await call("users-request_deletion", null, headers)).result).toEqual({ sent: true })
  return call("users-delete_account", { code: await latestCode(server, email) }, headers)
}

/** A row for this person in every table that can have one; where no request makes one, one is made up. */
async function fillEverything(person: Account): Promise<void> {
  const { email, userId, headers } = person
  const own = { ...headers, "idempotency-key": `key-of-${email}`, "firebase-instance-id-token": `phone-${userId}` }
  await call("users-update_profile", { name: email, phone: "+4930123456" }, own)
  await fillPoints(server, person)
  await call("feed-show_less", { scope: "category", subject: "space" }, headers)
  await postAuth(server, "email-otp/send-verification-otp", { email, type: "sign-in" })
  await server.get("/auth/passkey/generate-register-options", headers)
  await addSession(server, userId)
  await fillEditors(server, person)
  await fillStudio(server, person)
  await fillPush(server, person)
  const rated = { tile_id: `tile of ${email}`, rating: "new" as const, rated_at: new Date() }
  await server.db
    .insertInto("novelty_ratings")
    .values({ ...rated, user_id: userId })
    .execute()
  await server.db
    .transaction()
    .execute((tx) => server.services.jobs.send(tx, "later", { to: email }, { userId, afterSeconds: 3600 }))
  for (const [table, rows] of Object.entries(await rowsOf(server.db, userId)))
    if (rows === 0 && !deletionTables.has(table)) await fillTable(server.db, table, userId, email)
}
/** These fill when somebody asks to be erased. */
const deletionTables = new Set(["deletion_codes", "erasures"])

describe("what is held about people", () => {
  it("is in tables that one module each answers for", async () => {
    const withPeople = (await everyColumn(server.db))
      .filter(({ schema, column }) => schema === "public" && column === "user_id")
      .map(({ table }) => table)
    const answeredFor = server.services.personal.flatMap(({ tables }) => tables).filter((name) => name !== "auth_users")
    expect(answeredFor.toSorted()).toEqual(withPeople.toSorted())
    expect(withPeople.length).toBeGreaterThan(10)
  })
})

describe("an export", () => {
  it("holds every part as its schema says, and nothing of anybody else", async () => {
    const [me, other] = [await newPerson(), await newPerson()]
    await fillEverything(me)
    await fillEverything(other)
    // The generated values are text, and these columns hold JSON.
    await sql`update events set params = '{}', device = null`.execute(server.db)
    await sql`update error_reports set report = '{}'`.execute(server.db)
    await sql`update form_answers set answers = '{}'`.execute(server.db)
    await sql`update today_days set tiles = '[]', day = '2026-11-23'`.execute(server.db)
    await sql`update recall_cards set shown_on = '2026-11-23', answered_on = '2026-11-23', outcome = 'answered'`.execute(
      server.db,
    )
    const { result } = await call("users-export_data", null, me.headers)
    expect(personalExport.parse(result)).toEqual(result)
    const { held, ...frame } = personalExport.parse(result)
    expect(frame).toEqual({
      format: "confetti-export",
      version: 1,
      exportedAt: expect.any(String),
      userId: me.userId,
      email: me.email,
    })
    for (const [name, part] of Object.entries(held)) expect(part, name).not.toEqual([])
    expect(held.profile).toMatchObject({ phone: "+4930123456", picture: expect.stringMatching(/^data:image\/webp/) })
    const text = JSON.stringify(result)
    expect(text).not.toContain(other.email)
    expect(text).not.toContain(other.userId)
    expect(text).not.toContain(me.token)
  })

  it("has the parts the contract names, one for each module's", () => {
    expect(
      server.services.personal.flatMap(({ name, isExported }) => (isExported === false ? [] : [name])).toSorted(),
    ).toEqual(Object.keys(exportParts.shape).toSorted())
  })

  it("is there before there is a record, and only for somebody signed in", async () => {
    const { headers } = await addAccount(server, "bare@example.com")
    expect((await call("users-export_data", null, headers)).result).toMatchObject({
      held: { profile: null, likes: [] },
    })
    expect((await call("users-export_data", null, {})).code).toBe("session/required")
  })

  it("has its schema published", async () => {
    const response = await server.get("/schemas/confetti-export.json")
    expect(response.headers.get("content-type")).toContain("application/json")
    expect(await response.json()).toMatchObject({
      $schema: expect.stringContaining("json-schema.org"),
      type: "object",
      properties: { format: { const: "confetti-export" }, held: { required: expect.arrayContaining(["profile"]) } },
    })
  })
})

describe("the code that confirms a deletion", () => {
  it("comes by mail, and says what it does", async () => {
    const { email, headers } = await newPerson()
    await call("users-request_deletion", null, headers)
    const [mail] = await (await server.get(`/emulator/mail?to=${email}`)).json()
    expect(mail).toMatchObject({ to: email, subject: expect.stringMatching(/^\d{6} deletes your Testfetti account$/) })
    expect(await placesOf(server.db, mail.subject.slice(0, 6))).toEqual([])
  })

  it("is asked for again after half a minute at the earliest", async () => {
    const { userId, headers } = await newPerson()
    await call("users-request_deletion", null, headers)
    const tooSoon = await server.call("users-request_deletion", null, headers)
    expect([tooSoon.status, Number(tooSoon.headers.get("retry-after"))]).toEqual([429, expect.closeTo(30, -1)])
    const { db } = server
    await db
      .updateTable("deletion_codes")
      .set({ asked_at: new Date(0) })
      .where("user_id", "=", userId)
      .execute()
    expect((await call("users-request_deletion", null, headers)).status).toBe(200)
  })

  it("is sent six times a day at most, whoever asks", async () => {
    const { userId, headers } = await newPerson()
    const asked = () =>
      server.db
        .updateTable("deletion_codes")
        .set({ asked_at: new Date(0) })
        .where("user_id", "=", userId)
        .execute()
    for (let count = 0; count < 6; count++) {
      expect((await call("users-request_deletion", null, headers)).status).toBe(200)
      await asked()
    }
    const tooMany = await server.call("users-request_deletion", null, headers)
    expect([tooMany.status, Number(tooMany.headers.get("retry-after"))]).toEqual([429, expect.closeTo(86_400, -2)])
    await server.db
      .updateTable("deletion_codes")
      .set({ day_began_at: new Date(Date.now() - 86_400_001) })
      .where("user_id", "=", userId)
      .execute()
    expect((await call("users-request_deletion", null, headers)).status).toBe(200)
  })

  it("is another each time", async () => {
    const { userId, email, headers } = await newPerson()
    await call("users-request_deletion", null, headers)
    const first = await latestCode(server, email)
    const { db } = server
    await db
      .updateTable("deletion_codes")
      .set({ asked_at: new Date(0) })
      .where("user_id", "=", userId)
      .execute()
    await call("users-request_deletion", null, headers)
    const second = await latestCode(server, email)
    if (first !== second)
      expect((await call("users-delete_account", { code: first }, headers)).code).toBe("session/wrong-code")
    expect((await call("users-delete_account", { code: second }, headers)).result).toEqual({ erased: true })
  })

  it("may be wrong five times, each counted", async () => {
    const { email, headers } = await newPerson()
    await call("users-request_deletion", null, headers)
    const code = await latestCode(server, email)
    const wrong = code === "000000" ? "111111" : "000000"
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      const { status, error } = await call("users-delete_account", { code: wrong }, headers)
      expect([status, error?.details]).toEqual([400, { code: "session/wrong-code", triesLeft }])
    }
    expect((await call("users-delete_account", { code }, headers)).code).toBe("session/too-many-tries")
  })

  it("does not work after ten minutes, or for anybody else, or before it was asked for", async () => {
    const [me, other] = [await newPerson(), await newPerson()]
    expect((await call("users-delete_account", { code: "123456" }, me.headers)).code).toBe("session/code-expired")
    await call("users-request_deletion", null, me.headers)
    const code = await latestCode(server, me.email)
    expect((await call("users-delete_account", { code }, other.headers)).code).toBe("session/code-expired")
    const { db } = server
    const row = await db
      .selectFrom("deletion_codes")
      .selectAll()
      .where("user_id", "=", me.userId)
      .executeTakeFirstOrThrow()
    expect(row.expires_at.getTime() - row.asked_at.getTime()).toBe(600_000)
    await db.updateTable("deletion_codes").set({ expires_at: new Date() }).where("user_id", "=", me.userId).execute()
    expect((await call("users-delete_account", { code }, me.headers)).code).toBe("session/code-expired")
  })

  it.each(["", "12345", "1234567", "12345a", 123456, null])("is never %j", async (code) => {
    const { headers } = await newPerson()
    expect((await call("users-delete_account", { code }, headers)).code).toBe("request/invalid")
  })

  it("can be asked for again under the same key when the mail did not go out", async () => {
    const { headers, userId } = await newPerson()
    const keyed = { ...headers, "idempotency-key": "delete-me" }
    const { mail } = server.services
    const send = mail.send
    mail.send = () => Promise.reject(new AppError("mail/unavailable"))
    expect((await call("users-request_deletion", null, keyed)).code).toBe("mail/unavailable")
    mail.send = send
    const { db } = server
    await db
      .updateTable("deletion_codes")
      .set({ asked_at: new Date(0) })
      .where("user_id", "=", userId)
      .execute()
    expect((await call("users-request_deletion", null, keyed)).result).toEqual({ sent: true })
  })
})

describe("a deletion", () => {
  it("ends every session at once, in the middle of everything", async () => {
    const me = await newPerson()
    const devices = [me.headers, { authorization: `Bearer ${await addSession(server, me.userId)}` }]
    for (const headers of devices) expect((await server.get(`/documents/users/${me.userId}`, headers)).status).toBe(200)
    expect((await deleteAccount(me)).result).toEqual({ erased: true })
    for (const headers of devices) {
      expect((await server.get(`/documents/users/${me.userId}`, headers)).status).toBe(401)
      expect((await call("users-create_user", null, headers)).code).toBe("session/expired")
    }
  })

  it("leaves nothing of the person in any column of any table", async () => {
    const me = await newPerson()
    await fillEverything(me)
    const held = Object.entries(await rowsOf(server.db, me.userId))
    expect(held.filter(([table, rows]) => rows === 0 && !deletionTables.has(table))).toEqual([])
    const places = [...(await placesOf(server.db, me.email)), ...(await placesOf(server.db, me.userId))]
    expect(places).toEqual(
      expect.arrayContaining(["public.users.email", "public.auth_verifications.value", "pgboss.job_common.data"]),
    )
    await deleteAccount(me)
    await server.settleJobs()
    expect(await placesOf(server.db, me.userId)).toEqual([])
    expect(await placesOf(server.db, me.email)).toEqual([])
  })

  it("leaves everybody else as they were, but for who invited them", async () => {
    const inviter = await newPerson()
    const guest = await addAccount(server, "guest@example.com")
    const joined = (await call("users-create_user", { referredBy: inviter.inviteCode }, guest.headers)).result
    expect(joined).toMatchObject({ referredBy: inviter.inviteCode })
    await deleteAccount(inviter)
    await server.settleJobs()
    const other = await newPerson()
    const again = await call("users-create_user", { referredBy: other.inviteCode }, guest.headers)
    expect(again.result).toEqual({ ...joined, referredBy: null })
    const { db } = server
    const row = await db.selectFrom("users").selectAll().where("user_id", "=", guest.userId).executeTakeFirstOrThrow()
    expect([row.referred_by, row.referred_at]).toEqual([null, expect.any(Date)])
    const invitation = await call("referrals-read_invitation", { code: inviter.inviteCode }, {})
    expect(invitation.result).toEqual({ inviter: null })
  })

  it("lets the same address join again, as somebody new", async () => {
    const me = await newPerson()
    await call("users-update_profile", { name: "Before" }, me.headers)
    await deleteAccount(me)
    const back = await signIn(server, me.email)
    expect(back.userId).not.toBe(me.userId)
    await server.settleJobs()
    const record = (await call("users-create_user", null, back.headers)).result
    expect(record).toMatchObject({ email: me.email, name: "" })
    expect(record?.["inviteCode"]).not.toBe(me.inviteCode)
    await server.settleJobs()
    expect((await call("users-create_user", null, back.headers)).result).toEqual(record)
  })

  it("can be done again after a crash at any point, and catches what arrives late", async () => {
    const steps: string[] = []
    let crashes = 0
    const others = serverModules.flatMap(({ personal = [] }) => personal.map(({ name }) => name))
    const crashing = (name: string, eraseAfter: string[] = []): Module => ({
      name,
      personal: [
        {
          name,
          tables: [],
          eraseAfter,
          read: () => Promise.resolve(null),
          erase: async (tx, userId) => {
            steps.push(name)
            if (name === "end" && steps.length === 4) {
              const late = { user_id: userId, tile_id: "late", liked_at: new Date() }
              await tx.insertInto("likes").values(late).execute()
            }
            if (crashes-- > 0) throw new Error("the power went out")
          },
        },
      ],
    })
    const own = await startTestServer({
      modules: [crashing("a start"), ...serverModules, crashing("end", ["a start", ...others])],
    })
    const me = await addAccount(own, "crash@example.com")
    await own.call("users-create_user", null, me.headers)
    await own.call("users-request_deletion", null, me.headers)
    await own.call("users-delete_account", { code: await latestCode(own, "crash@example.com") }, me.headers)
    crashes = 1
    await own.settleJobs()
    const places = [...(await placesOf(own.db, me.userId)), ...(await placesOf(own.db, "crash@example.com"))]
    const erasures = await own.db.selectFrom("erasures").select(["user_id", "email", "done_at"]).execute()
    await own.stop()
    expect(steps).toEqual(["a start", "a start", "end", "a start", "end"])
    expect(places).toEqual([])
    expect(erasures).toEqual([{ user_id: null, email: null, done_at: expect.any(Date) }])
  })
})

describe("the hourly sweep", () => {
  it("drops what has run out, and takes up an erasure that was lost", async () => {
    const me = await newPerson()
    const gone = await addAccount(server, "gone@example.com", { expiresInMs: -1000 })
    const { db } = server
    const old = new Date(0)
    await sql`insert into auth_verifications (id, identifier, value, expires_at) values ('old', 'x', 'y', ${old})`.execute(
      db,
    )
    await db
      .insertInto("idempotency_keys")
      .values({
        user_id: me.userId,
        key: "old",
        callable: "c",
        request_hash: "h",
        status: 200,
        body: "",
        created_at: old,
      })
      .execute()
    await db
      .insertInto("erasures")
      .values({ id: "lost", user_id: "lost-id", email: "lost@x.y", asked_at: old })
      .execute()
    await db.transaction().execute((tx) => server.services.jobs.send(tx, "privacy-sweep_expired", {}))
    await server.settleJobs()
    expect(await placesOf(db, hashToken(gone.token))).toEqual([])
    expect(await placesOf(db, hashToken(me.token))).toEqual(["public.auth_sessions.token"])
    expect(await placesOf(db, me.token)).toEqual([])
    expect(await db.selectFrom("idempotency_keys").select("key").where("key", "=", "old").execute()).toEqual([])
    expect(await placesOf(db, "lost-id")).toEqual([])
    const { rows } = await sql`select from auth_verifications where id = 'old'`.execute(db)
    expect(rows).toEqual([])
  })
})
