import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { deleteOldAnswers, forms } from "../src/modules/forms/module.ts"
import { insertPerson } from "./person-factory.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
let now = Date.parse("2026-06-01T12:00:00.000Z")
const minute = 60_000
const [own] = forms.personal ?? []

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, modules: [forms], env: { TRUST_PROXY: "1" } })
})
beforeEach(async () => {
  now += 120 * minute
  await server.db.deleteFrom("form_answers").execute()
})
afterAll(() => server.stop())

const feedback = (answers: object = {}) => ({
  form: "feedback",
  answers: { topic: "idea", text: "More about tides", ...answers },
})
const send = (data: unknown, headers: Record<string, string> = {}) => server.call("forms-send_answers", data, headers)
const from = (address: string) => ({ "x-forwarded-for": address })
const statuses = async (count: number, headers: (at: number) => Record<string, string>): Promise<number[]> => {
  const all: number[] = []
  for (let at = 0; at < count; at++) all.push((await send(feedback(), headers(at))).status)
  return all
}
const saved = async () =>
  (await server.db.selectFrom("form_answers").selectAll().execute()).map(({ user_id, form, answers }) => ({
    user_id,
    form,
    answers: JSON.parse(answers),
  }))

describe("what is sent", () => {
  it("is kept, with the person if there is one", async () => {
    const reader = await insertPerson(server, { id: "reader" })
    expect(await (await send(feedback(), reader)).json()).toEqual({ result: { sent: true } })
    await send({ form: "survey", answers: { returns: "surely", wishes: ["games", "longer"] } })
    expect(await saved()).toEqual([
      {
        user_id: "reader",
        form: "feedback",
        answers: { topic: "idea", text: "More about tides", mayReply: false },
      },
      { user_id: null, form: "survey", answers: { returns: "surely", wishes: ["games", "longer"] } },
    ])
  })

  it("holds an address only of somebody without an account who may be written to", async () => {
    const member = await insertPerson(server, { id: "member" })
    const email = "somebody@confetti.test"
    await send(feedback({ mayReply: true, email }), from("192.0.2.1"))
    await send(feedback({ mayReply: false, email }), from("192.0.2.2"))
    await send(feedback({ mayReply: true, email }), { ...member, ...from("192.0.2.3") })
    expect((await saved()).map(({ answers }) => [answers.mayReply, answers.email])).toEqual([
      [true, email],
      [false, undefined],
      [true, undefined],
    ])
  })

  it("is kept once, however often it is sent with its key", async () => {
    const key = { "idempotency-key": "draft-1" }
    for (let time = 0; time < 7; time++) expect((await send(feedback(), key)).status).toBe(200)
    expect(await saved()).toHaveLength(1)
  })

  it.each([
    ["an empty text", feedback({ text: "  \n " })],
    ["a text too long", feedback({ text: "x".repeat(2001) })],
    ["a topic we do not have", feedback({ topic: "spam" })],
    ["an address that is none", feedback({ email: "a@b" })],
    ["somebody else's id", feedback({ userId: "reader" })],
    ["a form we do not have", { form: "petition", answers: {} }],
    ["an empty survey", { form: "survey", answers: { change: " ", wishes: [] } }],
    ["nothing", null],
  ])("is refused as %s", async (_what, data) => {
    const response = await send(data)
    expect([response.status, (await response.json()).error.details.code]).toEqual([400, "request/invalid"])
    expect(await saved()).toEqual([])
  })
})

describe("too much", () => {
  it("is five an hour for a person, wherever they are, and says how long to wait", async () => {
    const busy = await insertPerson(server, { id: "busy" })
    expect(await statuses(5, (at) => ({ ...busy, ...from(`192.0.2.${at}`) }))).toEqual(Array(5).fill(200))
    now += 10 * minute
    const response = await send(feedback(), busy)
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "3000"])
    expect((await response.json()).error.details.code).toBe("forms/too-many")
    now += 50 * minute
    expect((await send(feedback(), busy)).status).toBe(200)
  })

  it("is five an hour for strangers at one address, whose neighbours may still write", async () => {
    const all = await statuses(6, () => from("198.51.100.7"))
    expect(all).toEqual([200, 200, 200, 200, 200, 429])
    expect((await send(feedback(), from("198.51.100.8"))).status).toBe(200)
    // An IPv6 household has a whole /64.
    expect((await statuses(6, (at) => from(`2001:db8::${at + 1}`))).at(-1)).toBe(429)
  })

  it("is sixty an hour for an address, however many accounts it has", async () => {
    const people: Record<string, string>[] = []
    for (let at = 0; at < 13; at++) people.push(await insertPerson(server, { id: `many${at}` }))
    const all = await statuses(62, (at) => ({ ...people[at % 13], ...from("203.0.113.5") }))
    expect(all.filter((status) => status === 200)).toHaveLength(60)
    expect(all.slice(60)).toEqual([429, 429])
  })
})

describe("a person's answers", () => {
  it("are in their export, and gone after an erasure, with what they sent before they had an account", async () => {
    const writer = await insertPerson(server, { id: "writer", email: "Writer@confetti.test" })
    await send(feedback({ mayReply: true, email: "writer@confetti.test" }), from("192.0.2.60"))
    await send(feedback({ text: `not mine: "email":"writer@confetti.test"` }), from("192.0.2.61"))
    await send(feedback(), writer)
    expect(await own?.read(server.db, "writer")).toEqual([
      {
        form: "feedback",
        answers: { topic: "idea", text: "More about tides", mayReply: false },
        sentAt: new Date(now).toISOString(),
      },
    ])
    const erasure = {
      id: "e",
      user_id: "writer",
      email: "Writer@confetti.test",
      asked_at: new Date(now),
      done_at: null,
    }
    await server.db.insertInto("erasures").values(erasure).execute()
    for (let time = 0; time < 2; time++)
      await server.db.transaction().execute(async (tx) => own?.erase(tx, "writer", new Date(), server.services))
    expect((await saved()).map(({ answers }) => answers.text)).toEqual([`not mine: "email":"writer@confetti.test"`])
  })

  it("are forgotten after two years", async () => {
    await send(feedback())
    now += 729 * 24 * 60 * minute
    await deleteOldAnswers.run({}, server.services)
    expect(await saved()).toHaveLength(1)
    now += 2 * 24 * 60 * minute
    await deleteOldAnswers.run({}, server.services)
    expect(await saved()).toEqual([])
  })
})
