import { day } from "@confetti/domain/durations"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { hashToken } from "../src/platform/auth/session-token.ts"
import { type Account, addAccount } from "./add-account.ts"
import { placesOf } from "./search-every-column.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
let now: number
let boss: Account
beforeEach(async () => {
  now = Date.parse("2026-06-01T12:00:00.000Z")
  server = await startTestServer({ clock: () => now, env: { EDITORS: "boss@example.com" } })
  boss = await addAccount(server, "boss@example.com", { expiresInMs: 30 * day })
})
afterEach(() => server.stop())

async function call(name: string, data: unknown, { headers }: Pick<Account, "headers">) {
  const response = await server.call(name, data, headers)
  const body = await response.json()
  return { status: response.status, result: body.result, code: body.error?.details.code as string | undefined }
}

const mailsTo = (email: string) => server.services.mailbox?.list(email) ?? []

/** Invites an address as the boss does, and gives the token in the mail. */
async function invite(email: string, roles = ["writer"]): Promise<string> {
  expect((await call("editors-invite_editor", { email, roles }, boss)).status).toBe(200)
  await server.settleJobs()
  return /\/studio\/join\?token=([\w-]+)/.exec(mailsTo(email)[0]?.text ?? "")?.[1] ?? ""
}

const accept = (token: string, who: Account) => call("editors-accept_invitation", { token }, who)

describe("an invitation", () => {
  it("is mailed with what one may do, and makes its reader an editor at once", async () => {
    const token = await invite("ada@example.com", ["shop", "writer"])
    expect(mailsTo("ada@example.com")[0]?.text).toContain("write tiles and handle the shop")
    expect(mailsTo("ada@example.com")[0]?.text).toContain(`?token=${token}#email=ada%40example.com`)
    const ada = await addAccount(server, "ada@example.com")
    expect((await call("rewards-list_orders", null, ada)).code).toBe("session/editors-only")
    expect((await accept(token, ada)).result).toEqual({ roles: ["writer", "shop"] })
    expect((await call("rewards-list_orders", null, ada)).status).toBe(200)
    const { editors, invitations } = (await call("editors-list_editors", null, boss)).result
    expect(invitations).toEqual([])
    expect(editors.at(-1)).toMatchObject({ email: "ada@example.com", invitedBy: boss.email })
  })

  it("stands nowhere in the database, nor in a job: only its hash does", async () => {
    expect((await call("editors-invite_editor", { email: "ada@example.com", roles: ["shop"] }, boss)).status).toBe(200)
    await server.settleJobs()
    const token = /token=([\w-]+)/.exec(mailsTo("ada@example.com")[0]?.text ?? "")?.[1] ?? ""
    expect(token).toHaveLength(43)
    expect(await placesOf(server.db, token)).toEqual([])
    const saved = await server.db.selectFrom("editor_invitations").select("token_hash").executeTakeFirstOrThrow()
    expect(saved.token_hash).toBe(hashToken(token))
  })

  it("is for its own address alone, and stays for that", async () => {
    const token = await invite("ada@example.com")
    expect((await accept(token, await addAccount(server, "eve@example.com"))).code).toBe("editor/other-address")
    expect((await accept(token, await addAccount(server, "ada@example.com"))).status).toBe(200)
  })

  it("is good for seven days", async () => {
    const token = await invite("ada@example.com")
    now += 7 * day - 1000
    const late = await invite("bea@example.com")
    now += 1000
    const ada = await addAccount(server, "ada@example.com")
    expect((await accept(token, ada)).code).toBe("editor/invitation-expired")
    expect((await accept(late, await addAccount(server, "bea@example.com"))).status).toBe(200)
    expect((await accept(await invite("ada@example.com"), ada)).status).toBe(200)
  })

  it("works once, also when it is opened twice at once", async () => {
    const token = await invite("ada@example.com")
    const ada = await addAccount(server, "ada@example.com")
    const answers = await Promise.all([accept(token, ada), accept(token, ada)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect((await accept(token, ada)).code).toBe("editor/invitation-not-found")
  })

  it("is one an address: the newest opens, the one before opens nothing", async () => {
    const [first, second] = [await invite("ada@example.com", ["owner"]), await invite("ADA@example.com", ["shop"])]
    const ada = await addAccount(server, "ada@example.com")
    expect((await accept(first, ada)).code).toBe("editor/invitation-not-found")
    expect((await accept(second, ada)).result).toEqual({ roles: ["shop"] })
  })

  it("can be withdrawn, and is mailed no more then", async () => {
    const token = await invite("ada@example.com")
    const { invitations } = (await call("editors-list_editors", null, boss)).result
    expect((await call("editors-withdraw_invitation", { invitationId: invitations[0].id }, boss)).status).toBe(200)
    expect((await accept(token, await addAccount(server, "ada@example.com"))).code).toBe("editor/invitation-not-found")
    const { result } = await call("editors-invite_editor", { email: "bea@example.com", roles: ["shop"] }, boss)
    await call("editors-withdraw_invitation", { invitationId: result.invitation.id }, boss)
    await server.settleJobs()
    expect(mailsTo("bea@example.com")).toEqual([])
  })

  it("is not for who is an editor already", async () => {
    await accept(await invite("ada@example.com"), await addAccount(server, "ada@example.com"))
    for (const email of ["ada@example.com", "Boss@example.com"])
      expect((await call("editors-invite_editor", { email, roles: ["shop"] }, boss)).code).toBe("editor/already-editor")
  })

  it.each([[{ email: "ada" }], [{ roles: [] }], [{ roles: ["king"] }], [{ more: 1 }]])(
    "with %j is refused",
    async (wrong) => {
      const given = { email: "ada@example.com", roles: ["writer"], ...wrong }
      expect((await call("editors-invite_editor", given, boss)).code).toBe("request/invalid")
    },
  )

  it("ends with the account of whom it was for, and forgets who sent it with theirs", async () => {
    await invite("ada@example.com")
    const ada = await addAccount(server, "ada@example.com")
    const erase = async ({ userId, email }: Account) => {
      const erasure = { id: userId, user_id: userId, email, asked_at: new Date(now), done_at: null }
      await server.db.insertInto("erasures").values(erasure).execute()
      const part = server.services.personal.find(({ name }) => name === "editor")
      const { extensions, content, jobs } = server.services
      await server.db
        .transaction()
        .execute((tx) => part?.erase(tx, userId, new Date(now), { extensions, jobs, content }) ?? Promise.resolve())
    }
    await erase(ada)
    expect(await server.db.selectFrom("editor_invitations").select("id").execute()).toEqual([])
    await invite("bea@example.com")
    await erase(boss)
    expect(await server.db.selectFrom("editor_invitations").select("invited_by").execute()).toEqual([
      { invited_by: null },
    ])
  })
})
