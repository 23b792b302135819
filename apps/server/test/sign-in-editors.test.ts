import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { postAuth, type SignedIn, signIn } from "./sign-in-by-code.ts"
import { addPasskey, cookiesOf, enterBy } from "./sign-in-by-passkey.ts"
import type { SoftwarePasskey } from "./software-passkey.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

const boss = "boss@example.com"
const minute = 60_000
let server: TestServer
let now: number
beforeEach(async () => {
  now = Date.now()
  server = await startTestServer({ clock: () => now, env: { RATE_LIMIT_SIGN_IN: "100000", EDITORS: boss } })
})
afterEach(() => server.stop())

const errorOf = async (response: Response) => [response.status, (await response.json()).error?.details] as const
const mailsTo = (email: string) => (server.services.mailbox?.list(email) ?? []).map(({ subject }) => subject)
const device = (name: string) => ({ "x-confetti-device": `${name}-0123456789abcdef` })

async function enterAsPage(passkey: SoftwarePasskey): Promise<Record<string, string>> {
  const entered = await enterBy(server, passkey)
  expect(entered.status).toBe(200)
  return { cookie: cookiesOf(entered), origin: server.origin }
}

describe("an editor", () => {
  it("acts only in a session opened by a passkey, and everything done is written down", async () => {
    const { userId, headers } = await signIn(server, boss)
    for (const [name, data] of [
      ["rewards-list_orders", null],
      ["rewards-refund_redemption", { redemptionId: "none", note: "Broken" }],
      ["referrals-list_reviews", null],
    ] as const) {
      const [status, details] = await errorOf(await server.call(name, data, headers))
      expect([name, status, details]).toEqual([name, 403, { code: "session/passkey-required", openedBy: "code" }])
    }
    const own = await enterAsPage(await addPasskey(server, { headers }))
    expect((await server.call("rewards-list_orders", null, own)).status).toBe(200)
    const acts = await server.db.selectFrom("editor_acts").select(["user_id", "callable", "subject"]).execute()
    expect(acts).toEqual([{ user_id: userId, callable: "rewards-list_orders", subject: "0 held confirmed packed" }])
  })

  it("is not made by whoever reads their mail: the first passkey alone lets others in, or out", async () => {
    const owner = await signIn(server, boss, { headers: device("owner") })
    const passkey = await addPasskey(server, owner)
    now += minute
    const thief = await signIn(server, boss, { headers: device("thief") })
    const own = { ...thief.headers, origin: server.origin }
    const list = await (await server.get("/auth/passkey/list-user-passkeys", thief.headers)).json()
    const refused = { code: "session/passkey-required", openedBy: "code" }
    const tries = [
      await server.get("/auth/passkey/generate-register-options", thief.headers),
      await postAuth(server, "passkey/delete-passkey", { id: list[0].id }, own),
      await postAuth(server, "revoke-sessions", { removePasskeys: true }, own),
      await postAuth(server, "revoke-other-sessions", { removePasskeys: true }, own),
    ]
    for (const answer of tries) expect(await errorOf(answer)).toEqual([403, refused])
    const page = await enterAsPage(passkey)
    expect((await server.get("/auth/passkey/generate-register-options", page)).status).toBe(200)
    expect((await postAuth(server, "passkey/delete-passkey", { id: list[0].id }, page)).status).toBe(200)
  })

  it("is asked for the passkey every twelve hours, and every quarter of an hour for what harms most", async () => {
    const owner = await signIn(server, boss)
    const passkey = await addPasskey(server, owner)
    const page = await enterAsPage(passkey)
    const guarded = [
      ["editors-invite_editor", { email: "new@example.com", roles: ["shop"] }],
      ["editors-change_roles", { userId: "none", roles: ["shop"] }],
      ["editors-remove_editor", { userId: "none" }],
      ["rewards-export_orders", { states: ["confirmed"] }],
      ["rewards-export_packing", {}],
    ] as const
    const codesOf = async () =>
      Promise.all(guarded.map(async ([name, data]) => (await errorOf(await server.call(name, data, page)))[1]?.code))
    now += 15 * minute
    const within = await codesOf()
    expect(within).not.toContain("session/passkey-again")
    now += 1
    expect(new Set(await codesOf())).toEqual(new Set(["session/passkey-again"]))
    now += 12 * 60 * minute - 15 * minute - 1
    expect((await server.call("rewards-list_orders", null, page)).status).toBe(200)
    now += 1
    const [status, details] = await errorOf(await server.call("rewards-list_orders", null, page))
    expect([status, details]).toEqual([403, { code: "session/passkey-required", openedBy: "passkey" }])
    const again = await enterAsPage(passkey)
    expect((await server.call("rewards-list_orders", null, again)).status).toBe(200)
  })

  it("can't be unwritten, and is forgotten with their account alone", async () => {
    const act = { id: "a", at: new Date(), user_id: "u", callable: "c", subject: "s", request_id: "r" }
    await server.db.insertInto("editor_acts").values(act).execute()
    const change = (set: { subject?: string; user_id?: string | null }) =>
      server.db.updateTable("editor_acts").set(set).execute()
    await expect(change({ subject: "other" })).rejects.toThrow("append-only")
    await expect(change({ user_id: "other" })).rejects.toThrow("append-only")
    await change({ user_id: null })
  })
})

describe("a new passkey", () => {
  const ask = ({ headers }: SignedIn) => server.get("/auth/passkey/generate-register-options", headers)

  it("takes a sign-in of the last ten minutes", async () => {
    const ada = await signIn(server, "ada@example.com")
    now += 10 * minute
    expect((await ask(ada)).status).toBe(200)
    now += 1
    expect(await errorOf(await ask(ada))).toEqual([400, { code: "session/fresh-required", minutes: 10 }])
    now += minute
    expect((await ask(await signIn(server, "ada@example.com"))).status).toBe(200)
  })

  it("is told to its owner by mail", async () => {
    const ada = await signIn(server, "ada@example.com")
    await addPasskey(server, ada)
    expect(mailsTo("ada@example.com")[0]).toMatch(/: new passkey$/)
  })

  it("opens no other session, and makes the one it was added in an editor's", async () => {
    const owner = await signIn(server, boss)
    await addPasskey(server, owner)
    const opened = await server.db.selectFrom("auth_sessions").select("opened_by").execute()
    expect(opened).toEqual([{ opened_by: "passkey" }])
    expect((await server.call("rewards-list_orders", null, owner.headers)).status).toBe(200)
  })

  it("goes with all sessions, where that is asked for, and stays otherwise", async () => {
    const ada = await signIn(server, "ada@example.com")
    const passkey = await addPasskey(server, ada)
    await postAuth(server, "revoke-sessions", {}, { ...ada.headers, origin: server.origin })
    const page = await enterAsPage(passkey)
    expect((await postAuth(server, "revoke-sessions", { removePasskeys: true }, page)).status).toBe(200)
    expect((await enterBy(server, passkey)).status).toBe(400)
  })

  it("goes with all other sessions, where that is asked for, and this one stays", async () => {
    const other = await signIn(server, "ada@example.com", { headers: device("other") })
    const ada = await signIn(server, "ada@example.com", { headers: device("own") })
    const passkey = await addPasskey(server, ada)
    const own = { ...ada.headers, origin: server.origin }
    const whoIs = async (headers: Record<string, string>) =>
      (await (await server.get("/auth/get-session", headers)).json())?.user?.id ?? null
    expect((await postAuth(server, "revoke-other-sessions", {}, own)).status).toBe(200)
    expect(await whoIs(other.headers)).toBeNull()
    expect((await enterBy(server, passkey)).status).toBe(200)
    expect((await postAuth(server, "revoke-other-sessions", { removePasskeys: true }, own)).status).toBe(200)
    expect((await enterBy(server, passkey)).status).toBe(400)
    expect(await whoIs(ada.headers)).toBe(ada.userId)
  })
})

it("a new device is told to an account's owner by mail, once", async () => {
  const subjects = () => mailsTo("ada@example.com").filter((subject) => subject.endsWith(": new device"))
  await signIn(server, "ada@example.com", { headers: device("first") })
  expect(subjects()).toEqual([])
  for (let count = 0; count < 2; count++) {
    now += minute
    await signIn(server, "ada@example.com", { headers: device("second") })
    expect(subjects()).toHaveLength(1)
  }
})
