import { randomUUID } from "node:crypto"
import { type ReviewCase, type Thought, type ThoughtsPage, thoughtsPage } from "@confetti/contract/thoughts"
import { day } from "@confetti/domain/durations"
import { type Account, addAccount } from "./add-account.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

export type Answer<Result> = {
  status: number
  result: Result
  code: string | undefined
  details: Record<string, unknown>
}

type Who = { headers: Record<string, string> }

export type ThoughtsWorld = {
  server: TestServer
  clock: { now: number }
  /** A person whose account is a month old; `isKnown` if three of their thoughts were approved. */
  newPerson: (given?: { isKnown?: boolean; name?: string; ageMs?: number }) => Promise<Account>
  editor: Account
  otherEditor: Account
  call: <Result = Record<string, unknown>>(
    name: string,
    data: unknown,
    who: Who,
    key?: string,
  ) => Promise<Answer<Result>>
  write: (who: Who, given?: { text?: string; tileId?: string; thoughtId?: string }) => Promise<Answer<Thought>>
  page: (tileId: string, query?: string, who?: Who) => Promise<ThoughtsPage>
  decide: (thoughtId: string, decision: string, more?: object, who?: Who) => Promise<Answer<{ case: ReviewCase }>>
  balance: (who: Who) => Promise<number>
  stop: () => Promise<void>
}

export const nobody: Who = { headers: {} }

let words = 0

/** A server where people write what they think, with tiles t0 to t9 and two editors. */
export async function startThoughtsWorld(env: Record<string, string> = {}): Promise<ThoughtsWorld> {
  const clock = { now: Date.parse("2026-06-01T12:00:00.000Z") }
  const server = await startTestServer({
    clock: () => clock.now,
    env: {
      THOUGHTS: "on",
      EDITORS: "editor@example.com,other-editor@example.com",
      RATE_LIMIT_CALLABLES: "10000000",
      RATE_LIMIT_DOCUMENTS: "10000000",
      ...env,
    },
  })
  await insertTiles(
    server.db,
    Array.from({ length: 10 }, (_, at) => makeTile({ id: `t${at}`, title: `Tile ${at}` })),
  )
  await publishContent(server)
  let people = 0

  const call: ThoughtsWorld["call"] = async (name, data, { headers }, key) => {
    const response = await server.call(name, data, { ...headers, ...(key !== undefined && { "idempotency-key": key }) })
    const { result, error } = await response.json()
    return { status: response.status, result, code: error?.details.code, details: error?.details ?? {} }
  }
  const lasting = { expiresInMs: 400 * day }
  const editor = await addAccount(server, "editor@example.com", lasting)
  const decide: ThoughtsWorld["decide"] = async (thoughtId, decision, more = {}, who = editor) => {
    const shown = await call<{ case: ReviewCase }>("thoughts-review_show", { thoughtId }, who)
    const revision = shown.result?.case.revision ?? 1
    const reason = decision === "reject" || decision === "suspend" ? "It is an advertisement." : ""
    return call("thoughts-review_decide", { thoughtId, decision, revision, reason, ...more }, who)
  }
  return {
    server,
    clock,
    editor,
    otherEditor: await addAccount(server, "other-editor@example.com", lasting),
    call,
    newPerson: async ({ isKnown = true, name = "Ada", ageMs = 30 * day } = {}) => {
      const account = await addAccount(server, `writer-${++people}@example.com`, lasting)
      await call("users-create_user", null, account)
      await call("users-update_profile", { name }, account)
      const { db } = server
      const { userId: user_id } = account
      const created_at = new Date(clock.now - ageMs)
      await db.updateTable("users").set({ created_at }).where("user_id", "=", user_id).execute()
      if (isKnown) await db.insertInto("thought_writers").values({ user_id, approved: 3 }).execute()
      return account
    },
    write: (who, { text = `Words of their own, number ${++words}`, tileId = "t0", thoughtId = randomUUID() } = {}) =>
      call("thoughts-create_thought", { thoughtId, tileId, text }, who),
    page: async (tileId, query = "", who = nobody) => {
      const response = await server.get(`/documents/tiles/${tileId}/thoughts?${query}`, who.headers)
      return thoughtsPage.parse((await response.json()).document)
    },
    decide,
    balance: async (who) => Number((await call("points-get_overview", null, who)).result["balance"]),
    stop: () => server.stop(),
  }
}
