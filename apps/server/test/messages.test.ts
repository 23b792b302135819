import type { FormMessage } from "@confetti/contract/answers"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Account, addAccount } from "./add-account.ts"
import { addEditor } from "./add-editor.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
let boss: Account
let reviewer: Account
let people = 0
let now = Date.parse("2026-06-01T12:00:00.000Z")

beforeAll(async () => {
  server = await startTestServer({
    clock: () => now,
    env: { EDITORS: "boss@example.com", RATE_LIMIT_CALLABLES: "100000", TRUST_PROXY: "1" },
  })
  boss = await addAccount(server, "boss@example.com")
  reviewer = await newPerson("Rea Viewer")
  await addEditor(server, reviewer, ["reviewer"])
})
beforeEach(async () => {
  now += 7_200_000
  await server.db.deleteFrom("form_answers").execute()
})
afterAll(() => server.stop())

type Answer<Result> = { status: number; result: Result; code?: string; body: string }
type Who = { headers: Record<string, string> }

async function call<Result = { message: FormMessage }>(name: string, data: unknown, who: Who): Promise<Answer<Result>> {
  const response = await server.call(`forms-${name}`, data, who.headers)
  const body = await response.text()
  const { result, error } = JSON.parse(body)
  return { status: response.status, result, code: error?.details.code, body }
}

async function newPerson(name: string): Promise<Account> {
  const account = await addAccount(server, `person-${++people}@example.com`)
  await server.call("users-create_user", null, account.headers)
  await server.call("users-update_profile", { name }, account.headers)
  return account
}

/** Sends an answer, and gives its id. Each guest has an address of their own. */
async function send(data: object, who?: Who): Promise<string> {
  now += 1000
  const headers = who?.headers ?? { "x-forwarded-for": `192.0.2.${++people}` }
  expect((await server.call("forms-send_answers", data, headers)).status).toBe(200)
  const rows = await server.db.selectFrom("form_answers").select("id").orderBy("received_at", "desc").execute()
  return rows[0]?.id ?? ""
}
const feedback = (text: string, more: object = {}) => ({ form: "feedback", answers: { topic: "idea", text, ...more } })
const survey = { form: "survey", answers: { returns: "hardly", wishes: ["games", "longer"], change: "Less haste" } }

type Page = { messages: FormMessage[]; next: string | null; open: number }
const list = async (asked: object = {}) => (await call<Page>("list_answers", asked, reviewer)).result
const ids = async (asked: object = {}) => (await list(asked)).messages.map(({ id }) => id)
const acts = async (id: string) =>
  (await server.db.selectFrom("editor_acts").selectAll().orderBy("at").execute())
    .filter(({ subject }) => subject.startsWith(id))
    .map(({ callable, subject }) => `${callable} ${subject.slice(id.length).trim()}`.trim())

describe("what was written to us", () => {
  it("is listed the newest first, with its writer's name and nobody's address", async () => {
    const ann = await newPerson("Ann")
    const first = await send(feedback("More about tides", { mayReply: true }), ann)
    const second = await send(feedback("Hm", { mayReply: true, email: "guest@example.com" }))
    const third = await send(survey)
    const answer = await call<Page>("list_answers", {}, reviewer)
    expect(answer.result.messages).toMatchObject([
      { id: third, form: "survey", from: null, answers: survey.answers, canReply: false },
      { id: second, from: null, answers: { text: "Hm" }, canReply: true },
      { id: first, from: { userId: ann.userId, name: "Ann" }, canReply: true, handled: null },
    ])
    expect(answer.result.open).toBe(3)
    expect(answer.body).not.toMatch(/@example/)
    expect(await ids({ form: "survey" })).toEqual([third])
  })

  it("is found by any part of its words, quotes and signs too, and never by an address", async () => {
    const found = await send(feedback('He said "50% of\nthe tides"', { mayReply: true, email: "zoe@example.com" }))
    await send(feedback("Something else"))
    for (const search of ['SAID "50%', "the tides", "idea"]) expect(await ids({ search })).toContain(found)
    expect(await ids({ search: '"50%' })).toEqual([found])
    for (const search of ["zoe", "example.com", "mayReply", "text", "%_", "\\"])
      expect(await ids({ search })).toEqual([])
  })

  it("comes by pages, each once", async () => {
    const sent: string[] = []
    for (let at = 0; at < 5; at++) sent.unshift(await send(feedback(`Number ${at}`)))
    const seen: string[] = []
    for (let before: string | null = null; ; ) {
      const page: Page = await list({ limit: 2, ...(before !== null && { before }) })
      seen.push(...page.messages.map(({ id }) => id))
      before = page.next
      if (before === null) break
    }
    expect(seen).toEqual(sent)
    expect((await call("list_answers", { before: "yesterday" }, reviewer)).code).toBe("request/invalid")
  })

  it("is shown to reviewers and owners alone", async () => {
    const writer = await newPerson("Wri")
    await addEditor(server, writer, ["writer", "shop"])
    for (const who of [writer, await newPerson("Somebody")])
      expect((await call("list_answers", {}, who)).status).toBe(403)
    expect((await call("list_answers", {}, boss)).status).toBe(200)
  })
})

describe("dealing with it", () => {
  it("says who did, and when; and is taken back", async () => {
    const id = await send(feedback("More about tides"))
    const handled = await call("handle_answer", { answerId: id, isHandled: true }, reviewer)
    expect(handled.result.message.handled).toEqual({ at: new Date(now).toISOString(), by: "Rea Viewer" })
    expect(await ids()).toEqual([])
    expect(await ids({ state: "handled" })).toEqual([id])
    const open = await call("handle_answer", { answerId: id, isHandled: false }, reviewer)
    expect(open.result.message.handled).toBeNull()
    expect(await acts(id)).toEqual(["forms-handle_answer handled", "forms-handle_answer open"])
  })

  it("twice or by two at once counts once: the first is named", async () => {
    const id = await send(feedback("More about tides"))
    const asked = { answerId: id, isHandled: true }
    const both = await Promise.all([call("handle_answer", asked, reviewer), call("handle_answer", asked, boss)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    await call("handle_answer", asked, boss)
    expect(await acts(id)).toHaveLength(1)
    expect((await call("handle_answer", { ...asked, answerId: "none" }, boss)).code).toBe("forms/answer-not-found")
  })

  it("goes on without an editor who was erased, and without whoever wrote it", async () => {
    const editor = await newPerson("Edi")
    await addEditor(server, editor, ["reviewer"])
    const ann = await newPerson("Ann")
    const hers = await send(feedback("Hers"), ann)
    const other = await send(feedback("Another's"))
    for (const answerId of [hers, other]) await call("handle_answer", { answerId, isHandled: true }, editor)
    const { personal, extensions, content, jobs } = server.services
    const forms = personal.find(({ name }) => name === "answers")
    await server.db.transaction().execute(async (tx) => {
      await forms?.erase(tx, editor.userId, new Date(now), { extensions, jobs, content })
      await forms?.erase(tx, ann.userId, new Date(now), { extensions, jobs, content })
    })
    const { messages } = await list({ state: "handled" })
    expect(messages).toMatchObject([{ id: other, handled: { by: null } }])
  })
})

describe("where somebody is answered", () => {
  it("is told of whoever asked for it, and each look is in the audit log", async () => {
    const ann = await newPerson("Ann")
    const hers = await send(feedback("Hers", { mayReply: true }), ann)
    const guests = await send(feedback("A guest's", { mayReply: true, email: "guest@example.com" }))
    const contact = async (answerId: string) =>
      (await call<{ email: string }>("show_contact", { answerId }, reviewer)).result.email
    expect([await contact(hers), await contact(guests)]).toEqual([ann.email, "guest@example.com"])
    expect(await acts(hers)).toEqual(["forms-show_contact"])
    const logged = await server.db.selectFrom("editor_acts").select("subject").execute()
    expect(JSON.stringify(logged)).not.toContain("@")
  })

  it("is told of nobody else", async () => {
    const silent = await send(feedback("Silent"), await newPerson("Ann"))
    const asked = await send(survey, await newPerson("Bea"))
    for (const answerId of [silent, asked])
      expect((await call("show_contact", { answerId }, reviewer)).code).toBe("forms/no-contact")
    expect((await call("show_contact", { answerId: "none" }, reviewer)).code).toBe("forms/answer-not-found")
  })
})

it("goes into a spreadsheet without names, addresses or formulas", async () => {
  await send(feedback("Nice app.\n=WEBSERVICE(E2)"))
  await send(feedback("=SUM(1)", { mayReply: true, email: "guest@example.com" }))
  await send(survey, await newPerson("Ann"))
  const { result, body } = await call<{ csv: string; rows: number }>("export_answers", {}, reviewer)
  const [head, ...lines] = result.csv.trim().split("\r\n")
  expect(head).toBe("message,at,form,topic,text,returns,reason,wishes,handled")
  expect(lines[0]).toContain("survey,,Less haste,hardly,,games longer,")
  expect(lines[1]).toContain("feedback,idea,'=SUM(1),")
  // In quotes a line feed begins no row.
  expect(lines[2]).toContain('feedback,idea,"Nice app.\n=WEBSERVICE(E2)",')
  expect(body).not.toMatch(/@example|Ann/)
  expect(result.rows).toBe(3)
  expect(await acts("3 open all")).toEqual(["forms-export_answers"])
})
