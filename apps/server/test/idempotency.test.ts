import { connect } from "node:net"
import { AppError } from "@confetti/contract/app-error"
import { callable } from "@confetti/contract/callable"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { z } from "zod"
import { idempotentForGuests, writeCallable } from "../src/platform/callables/define-callable.ts"
import { sweepKeys } from "../src/platform/callables/idempotency-store.ts"
import type { Module } from "../src/platform/module.ts"
import { addAccount } from "./add-account.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
let headers: Record<string, string>
const addOne = callable({
  name: "probe-add_one",
  kind: "write",
  access: "anyone",
  about: "Adds one.",
  input: z.strictObject({ to: z.string(), outcome: z.enum(["fine", "refused", "broken"]).optional() }),
  output: z.strictObject({ place: z.int(), random: z.number() }),
})

const addOnce = { ...addOne, name: "probe-add_one_once" }

const handleAdd = writeCallable(addOne, async (tx, { to, outcome }) => {
  await sql`insert into marks (name) values (${to})`.execute(tx)
  if (outcome === "refused") throw new AppError("tile/not-found")
  if (outcome === "broken") throw new Error("broken")
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from marks where name = ${to}`.execute(tx)
  return { place: rows[0]?.count ?? 0, random: Math.random() }
})

const probe: Module = {
  name: "probe",
  callables: [handleAdd, idempotentForGuests({ ...handleAdd, contract: addOnce })],
}

/** This is the rule that forgetting the transaction does not compile: a handler without it is refused by its type. */
export const forgetful = [
  // @ts-expect-error: takes nothing
  () => writeCallable(addOne, async () => ({ place: 1, random: 1 })),
  // @ts-expect-error: takes its input where the transaction belongs
  () => writeCallable(addOne, async ({ to }: { to: string }) => ({ place: to.length, random: 1 })),
]

beforeAll(async () => {
  server = await startTestServer({ modules: [probe] })
  headers = (await addAccount(server, "ann@confetti.test")).headers
  await sql`create table marks (name text not null)`.execute(server.db)
})
afterAll(() => server.stop())

const add = async (data: unknown, key?: string): Promise<[number, string]> => {
  const response = await server.call(
    "probe-add_one",
    data,
    key === undefined ? headers : { ...headers, "idempotency-key": key },
  )
  return [response.status, await response.text()]
}
const marksOf = async (name: string): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from marks where name = ${name}`.execute(server.db))
    .rows[0]?.count as number

it("runs each time without a key", async () => {
  await add({ to: "free" })
  await add({ to: "free" })
  expect(await marksOf("free")).toBe(2)
})

it("answers the same bytes to the same key, and does it once", async () => {
  const first = await add({ to: "a" }, "key-a")
  expect(first[0]).toBe(200)
  expect(await add({ to: "a" }, "key-a")).toEqual(first)
  expect(await marksOf("a")).toBe(1)
})

it("does it once when fifty ask at the same time, and answers all alike", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => add({ to: "crowd" }, "key-crowd")))
  expect(new Set(answers.map(String)).size).toBe(1)
  expect(answers[0]?.[0]).toBe(200)
  expect(await marksOf("crowd")).toBe(1)
})

it("refuses a key that was used for something else", async () => {
  await add({ to: "b" }, "key-b")
  const [status, body] = await add({ to: "c" }, "key-b")
  expect([status, JSON.parse(body).error.details.code]).toEqual([409, "request/key-reused"])
  expect(await marksOf("c")).toBe(0)
})

it("keeps an expected failure, and undoes what it did", async () => {
  const first = await add({ to: "d", outcome: "refused" }, "key-d")
  expect(first[0]).toBe(404)
  expect(await add({ to: "d", outcome: "refused" }, "key-d")).toEqual(first)
  expect(await marksOf("d")).toBe(0)
})

it("forgets an unexpected failure, so that trying again is possible", async () => {
  expect((await add({ to: "e", outcome: "broken" }, "key-e"))[0]).toBe(500)
  expect((await add({ to: "e" }, "key-e"))[0]).toBe(200)
  expect(await marksOf("e")).toBe(1)
})

describe("of somebody without an account", () => {
  const key = { "idempotency-key": "strangers" }
  const once = async (name: string, to: string, outcome = "fine") => {
    const response = await server.call(name, { to, outcome }, key)
    return { status: response.status, text: await response.text() }
  }
  const saved = async () =>
    (await server.db.selectFrom("idempotency_keys").select("key").where("user_id", "like", "anonymous:%").execute())
      .length

  it("keeps nothing: they could bring any number of keys", async () => {
    expect((await once("probe-add_one", "g")).status).toBe(200)
    expect((await once("probe-add_one", "g")).status).toBe(200)
    expect([await marksOf("g"), await saved()]).toEqual([2, 0])
  })

  it("keeps what must not happen twice, once it has happened", async () => {
    expect((await once("probe-add_one_once", "h", "refused")).status).toBe(404)
    expect(await saved()).toBe(0)
    const first = await once("probe-add_one_once", "h")
    expect(await once("probe-add_one_once", "h")).toEqual(first)
    expect([await marksOf("h"), await saved()]).toEqual([1, 1])
  })

  it("keeps so many at most, and the newest", async () => {
    await server.db.deleteFrom("idempotency_keys").execute()
    const row = { user_id: "anonymous:192.0.2.1", callable: "x", request_hash: "x", status: 200, body: "{}" }
    const rows = Array.from({ length: 7 }, (_none, at) => ({ ...row, key: `k${at}`, created_at: new Date(at) }))
    await server.db
      .insertInto("idempotency_keys")
      .values([...rows, ...rows.map((each) => ({ ...each, user_id: "somebody" }))])
      .execute()
    await sweepKeys(server.db, new Date(0), { guests: 3, person: 2 })
    const left = await server.db
      .selectFrom("idempotency_keys")
      .select(["user_id", "key"])
      .orderBy("user_id")
      .orderBy("created_at")
      .execute()
    expect(left.map(({ user_id, key }) => `${user_id} ${key}`)).toEqual([
      ...["k4", "k5", "k6"].map((key) => `anonymous:192.0.2.1 ${key}`),
      ...["k5", "k6"].map((key) => `somebody ${key}`),
    ])
  })
})

it.each(["", "two words", "é", "x".repeat(201)])("refuses the key %j", async (key) => {
  // Not with fetch, which would not send some of these.
  const answer = await rawCall(key)
  expect(answer).toContain("idempotency-key: must be 1 to 200 visible characters")
})

it("forgets a key after its time", async () => {
  const first = await add({ to: "f" }, "key-f")
  await sweepKeys(server.db, new Date(Date.now() + 60_000))
  const second = await add({ to: "f" }, "key-f")
  expect(second).not.toEqual(first)
})

async function rawCall(key: string): Promise<string> {
  const body = JSON.stringify({ data: { to: "raw" } })
  const socket = connect(Number(new URL(server.origin).port), "127.0.0.1")
  socket.end(
    `POST /functions/probe-add_one HTTP/1.1\r\nhost: a\r\nconnection: close\r\nidempotency-key: ${key}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
