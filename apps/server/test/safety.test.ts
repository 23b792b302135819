import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { sql } from "kysely"
import { editorRoles, type Role } from "@confetti/domain/editors/roles"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createApp, serverModules } from "../src/app.ts"
import { type Account, addAccount, addSession } from "./add-account.ts"
import { addEditor } from "./add-editor.ts"
import { askers } from "./safety-askers.ts"
import { filledIn, type SafetyRow, safetyRows } from "./safety-rows.ts"
import { fillTable, rowsOf } from "./search-every-column.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

const page = join(import.meta.dirname, "../../../docs/safety.md")

let server: TestServer
let byCode: Account
const inRole = new Map<Role, Account>()
let count = 0
beforeAll(async () => {
  server = await startTestServer({
    env: {
      EDITORS: "owner@example.com,mailbox@example.com",
      GAMES: "WURD,BAW,QUIZ_ME",
      THOUGHTS: "on",
      // No caller here sends it.
      METRICS_TOKEN: "figures-of-ours-0123",
      RATE_LIMIT_CALLABLES: "100000",
      RATE_LIMIT_SIGN_IN: "100000",
      RATE_LIMIT_PAGES: "100000",
    },
  })
  await insertTiles(server.db, [makeTile({ id: "a" })])
  await publishContent(server)
  byCode = await addAccount(server, "mailbox@example.com")
  for (const role of editorRoles) {
    const account = await addAccount(server, `${role}@example.com`)
    inRole.set(role, account)
    if (role !== "owner") await addEditor(server, account, [role])
  }
  for (const { headers } of [...inRole.values(), byCode]) await server.call("users-create_user", null, headers)
})
afterAll(() => server.stop())

async function newPerson(): Promise<Account> {
  const account = await addAccount(server, `person-${++count}@example.com`)
  await server.call("users-create_user", null, account.headers)
  return account
}

async function deletedToken(): Promise<string> {
  const { userId, token } = await addAccount(server, `deleted-${++count}@example.com`)
  await server.db.deleteFrom("auth_users").where("id", "=", userId).execute()
  return token
}

/** A token of each of those who ask. Editors' are new each time: some requests end sessions. */
async function tokensFor(self: Account): Promise<(string | null)[]> {
  const other = await newPerson()
  const expired = await addSession(server, self.userId, -60_000)
  const byPasskey: string[] = []
  for (const { userId } of inRole.values()) byPasskey.push(await addSession(server, userId))
  const mailed = await addSession(server, byCode.userId, 60_000, "code")
  return [null, self.token, other.token, ...byPasskey, mailed, expired, await deletedToken()]
}

async function statusOf(row: SafetyRow, self: Account, token: string | null): Promise<number> {
  const response = await fetch(server.origin + filledIn(row.path, self), {
    method: row.method,
    redirect: "manual",
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(row.body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(row.body === undefined ? {} : { body: filledIn(JSON.stringify(row.body), self) }),
  })
  // Streams would go on for ever.
  await response.body?.cancel()
  return response.status
}

describe("every route, asked by everybody", () => {
  it("is in the table", () => {
    const callables = serverModules.flatMap(({ callables = [] }) => callables).map(({ contract }) => contract.name)
    const documents = serverModules.flatMap((module) => Object.keys(module.documents ?? {}))
    const own = serverModules.flatMap((module) => Object.keys(module.ownDocuments ?? {}))
    const paths = createApp(server.services, serverModules).routes.map(({ path }) => path)
    const routes = [
      ...new Set([...callables, ...documents, ...own.map((path) => `users/*/${path}`), ...paths, "pages"]),
    ]
    expect([...new Set(safetyRows.map(({ route }) => route))].toSorted()).toEqual(routes.toSorted())
  })

  it.each(safetyRows)("$method $path", async (row) => {
    const statuses: number[] = []
    const self = await newPerson()
    const tokens = await tokensFor(self)
    // Each of those who are somebody asks about a person whom nothing has happened to yet.
    for (const token of tokens) statuses.push(await statusOf(row, self, token))
    expect(Object.fromEntries(askers.map((who, at) => [who, statuses[at]]))).toEqual(
      Object.fromEntries(askers.map((who, at) => [who, row.statuses[at]])),
    )
  })

  it("is written down in docs/safety.md", () => {
    const text = printTable(safetyRows)
    if (process.env["UPDATE"]) writeFileSync(page, text)
    expect(readFileSync(page, "utf8")).toBe(text)
  })
})

function printTable(rows: readonly SafetyRow[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`
  return [
    "# Who may what",
    "",
    "Every route, asked by everybody, and the status each gets. `self` is whose id the request names, `other` somebody else who is",
    "signed in. `writer`, `reviewer`, `shop` and `owner` are editors who signed in by a passkey; `owner by code` by a mailed code: that is",
    "not enough for what editors do.",
    "`expired token` and `deleted user` bring a token that was good once. A route that is missing here fails",
    "`apps/server/test/safety.test.ts`, which asks all of this of a real server; `UPDATE=1` writes this page from it.",
    "",
    "A tile dated ahead is to everybody what never was, by every way there is to a tile: `apps/server/test/dated-ahead.test.ts` asks each way.",
    "",
    "Several processes over one database share what is sent and written in a span (codes, forms, thoughts and uploads of an address): while the",
    "database is away, nothing of it is sent. They share requests a minute, game turns, invitations and events too, to within an eighth of a burst for each process; while what",
    "they share is away, each counts alone (decision 15). A session or a role that ends is gone",
    "everywhere within two seconds: `apps/server/test/postgres/processes.test.ts`.",
    "",
    "`/metrics` answers whoever brings `METRICS_TOKEN`, which is nobody in this table. Where none is set it answers nobody, but this machine with the",
    "emulator: `apps/server/test/metrics.test.ts`.",
    "",
    "Traces, where an operator has named a collector, say what the server did and for how long, and nothing of whom for: routes by their names, methods, statuses, request ids, statements with `$1` for each value, jobs by name, error codes. No path, query, header, body,",
    "address or id of a person, no message of an error, and no trace header to mail or push services (decision 31): `apps/server/test/tracing.test.ts` looks for all of these.",
    "",
    "With a bucket, a name below `/media/` leads to that one key below `media/` or to none: neither to originals, nor to what people sent. While the store",
    "is away everybody is refused alike: `apps/server/test/media-bucket.test.ts`.",
    "",
    "What people send is decoded by a program of its own, with bounds on its time, its memory and what it writes (`run-tool.ts`), and never by the server.",
    "A picture of more than 100 scans is decoded by none. `apps/server/test/hostile-files.ts` is what the tests send:",
    "",
    line(["what is sent", "its program", "its bounds", "how often"]),
    line(["---", "---", "---", "---"]),
    line([
      "a profile picture",
      "`portrait-program.ts`",
      "5 MB, 40 megapixels, 15 s of computing",
      "20 an hour and person",
    ]),
    line(["a photo, a clip's poster", "`photo-program.ts`", "20 MB, 64 megapixels, 90 s", "20 a day and person"]),
    line([
      "a clip",
      "`ffprobe`, `ffmpeg`",
      "200 MB, a minute of 4K at 60 frames a second, 450 s",
      "5 a day and person",
    ]),
    line(["an editor's picture", "`look-program.ts`", "20 MB, 120 megapixels, 45 s", "one at a time"]),
    "",
    "What editors write is parsed in a thread first (`must-parse-soon.ts`), one text at a time. A text that takes more than 0.3 s of computing, or 3 s by",
    "the clock, is refused and never parsed by the server. A sign-in code has eight digits and five tries; after fifty wrong ones for a mailbox in a day,",
    "whoever typed them, its next codes have twenty digits.",
    "",
    "What one person's calls leave behind ends: 50,000 events, 1,000 answers kept under keys, and of the days before they joined the last 400, told once.",
    "",
    line(["route", ...askers]),
    line(["---", ...askers.map(() => "---:")]),
    ...rows.map(({ method, path, statuses }) => line([`\`${method} ${path}\``, ...statuses])),
    "",
  ].join("\n")
}

/** Everything the database holds of somebody. */
async function heldOf({ userId }: Account): Promise<unknown> {
  const held: Record<string, unknown> = {}
  for (const table of Object.keys(await rowsOf(server.db, userId))) {
    const { rows } =
      await sql`select * from ${sql.table(table)} as t where user_id = ${userId} order by t::text`.execute(server.db)
    held[table] = rows
  }
  return held
}

describe("somebody else's id", () => {
  const foreign = ({ userId, email }: Account) => ({ id: userId, userId, user_id: userId, uid: userId, email })
  const callables = safetyRows.filter(
    ({ path }) => path.startsWith("/functions/users-") || path.includes("/notifications-"),
  )

  async function untouched(self: Account, ask: (row: SafetyRow) => Promise<Response>): Promise<void> {
    for (const table of ["likes", "tile_taps", "messaging_instances", "idempotency_keys"])
      await fillTable(server.db, table, self.userId, self.email)
    const before = await heldOf(self)
    for (const row of callables) {
      const text = await (await ask(row)).text()
      expect(text).not.toContain(self.userId)
      expect(text).not.toContain(self.email)
    }
    expect(await heldOf(self)).toEqual(before)
  }

  it("in a body changes nothing of theirs, and shows nothing", async () => {
    const [victim, me] = [await newPerson(), await newPerson()]
    await untouched(victim, ({ path, body }) => {
      const data = (body as { data: object | null }).data
      return server.call(path.slice("/functions/".length), { ...data, ...foreign(victim) }, me.headers)
    })
  })

  it("in a query changes nothing of theirs, and shows nothing", async () => {
    const [victim, me] = [await newPerson(), await newPerson()]
    const query = new URLSearchParams(foreign(victim))
    await untouched(victim, ({ path, body }) =>
      server.call(`${path.slice("/functions/".length)}?${query}`, (body as { data: unknown }).data, me.headers),
    )
    const documents = [
      `users/${me.userId}?${query}`,
      `users/${me.userId}/likes?${query}`,
      `users/${victim.userId}?${query}`,
    ]
    const statuses = documents.map(async (path) => (await server.get(`/documents/${path}`, me.headers)).status)
    expect(await Promise.all(statuses)).toEqual([400, 400, 403])
  })

  it("in a header changes nothing of theirs, and shows nothing", async () => {
    const [victim, me] = [await newPerson(), await newPerson()]
    const headers = {
      "x-user-id": victim.userId,
      "x-forwarded-user": victim.userId,
      "x-auth-user": victim.email,
      "x-algolia-usertoken": victim.userId,
      from: victim.email,
      cookie: `userId=${victim.userId}; confetti.session_token=${victim.token.slice(0, -1)}`,
      ...me.headers,
    }
    await untouched(victim, ({ path, body }) =>
      server.call(path.slice("/functions/".length), (body as { data: unknown }).data, headers),
    )
  })

  it("in an idempotency key is not theirs", async () => {
    const [victim, me] = [await newPerson(), await newPerson()]
    const key = { "idempotency-key": `of-${victim.userId}` }
    const theirs = await (await server.call("users-create_user", null, { ...victim.headers, ...key })).json()
    const mine = await (await server.call("users-create_user", null, { ...me.headers, ...key })).json()
    expect([theirs.result.id, mine.result.id]).toEqual([victim.userId, me.userId])
  })
})
