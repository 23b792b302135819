import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { callableCatalogue } from "@confetti/contract/callable-catalogue"
import { editorRoles, hasRole, type NeededRole, type Role } from "@confetti/domain/editors/roles"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { serverModules } from "../src/app.ts"
import { adminSocketPath, callAdminSocket } from "../src/platform/operator/call-admin-socket.ts"
import { openAdminSocket } from "../src/platform/operator/open-admin-socket.ts"
import { type Account, addAccount, addSession } from "./add-account.ts"
import { addEditor } from "./add-editor.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
let now: number
let boss: Account
beforeEach(async () => {
  now = Date.parse("2026-06-01T12:00:00.000Z")
  server = await startTestServer({
    clock: () => now,
    env: { EDITORS: "boss@example.com", THOUGHTS: "on", RATE_LIMIT_CALLABLES: "100000" },
  })
  boss = await addAccount(server, "boss@example.com")
})
afterEach(() => server.stop())

async function call(name: string, data: unknown, { headers }: Pick<Account, "headers">) {
  const response = await server.call(name, data, headers)
  const body = await response.json()
  return { status: response.status, result: body.result, code: body.error?.details.code as string | undefined }
}

async function newEditor(roles: Role[], name: string = roles.join("-")): Promise<Account> {
  const account = await addAccount(server, `${name}@example.com`)
  await addEditor(server, account, roles)
  // Lookups after this moment are cached.
  now += 1
  return account
}

const editorsCallables = callableCatalogue.filter(({ access }) => access !== "anyone" && access !== "person")

it("lets each role call its own callables, an owner all, and nobody by a mailed code", async () => {
  const people = new Map<Role, Account>()
  for (const role of editorRoles) people.set(role, await newEditor([role]))
  expect(editorsCallables.length).toBeGreaterThan(15)
  for (const contract of editorsCallables) {
    const needed = contract.access as NeededRole
    for (const [role, account] of people) {
      // The payload is invalid: callers with access get that error, or an answer.
      const { code } = await call(contract.name, { none: true }, account)
      const isIn = hasRole({ roles: new Set([role]) }, needed)
      expect([contract.name, role, code]).toEqual([
        contract.name,
        role,
        isIn ? "request/invalid" : "session/role-required",
      ])
      const byCode = {
        headers: { authorization: `Bearer ${await addSession(server, account.userId, 60_000, "code")}` },
      }
      const expected = isIn ? "session/passkey-required" : "session/role-required"
      expect((await call(contract.name, { none: true }, byCode)).code).toBe(expected)
    }
  }
})

it("tells an editor what they may do, in the studio and in their record", async () => {
  const ada = await newEditor(["shop", "writer"], "ada")
  const studio = await call("editors-show_studio", null, ada)
  expect(studio.result).toEqual({ userId: ada.userId, roles: ["writer", "shop"], isOpen: true, hasPasskey: false })
  expect((await call("users-create_user", null, ada)).result.roles).toEqual(["writer", "shop"])
  expect((await call("editors-show_studio", null, boss)).result.roles).toEqual(["owner"])
  const eve = await addAccount(server, "eve@example.com", { openedBy: "code" })
  expect((await call("editors-show_studio", null, eve)).result).toMatchObject({ roles: [], isOpen: false })
})

it("lists whom the settings name beside whom was invited, with who has no passkey yet", async () => {
  await newEditor(["writer"], "ada")
  const { result } = await call("editors-list_editors", null, boss)
  expect(result.editors.filter(({ email }: { email: string }) => !email.endsWith(".test"))).toMatchObject([
    { email: "boss@example.com", userId: boss.userId, roles: ["owner"], isFixed: true },
    { email: "ada@example.com", roles: ["writer"], isFixed: false, hasPasskey: false },
  ])
})

it("keeps the studio's pages out of caches and search engines", async () => {
  const { headers } = await server.get("/studio/people")
  expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"])
})

describe("a right taken away", () => {
  it("is gone with the next request, also where the session was just looked up", async () => {
    const ada = await newEditor(["shop"], "ada")
    expect((await call("rewards-list_orders", null, ada)).status).toBe(200)
    await call("editors-change_roles", { userId: ada.userId, roles: ["writer"] }, boss)
    expect((await call("rewards-list_orders", null, ada)).code).toBe("session/role-required")
    await call("editors-remove_editor", { userId: ada.userId }, boss)
    expect((await call("rewards-list_orders", null, ada)).code).toBe("session/editors-only")
    expect((await call("users-create_user", null, ada)).result.roles).toEqual([])
  })

  it("by another process of the server is gone within two seconds", async () => {
    const ada = await newEditor(["shop"], "ada")
    expect((await call("rewards-list_orders", null, ada)).status).toBe(200)
    await server.db.deleteFrom("editors").where("user_id", "=", ada.userId).execute()
    now += 2000
    expect((await call("rewards-list_orders", null, ada)).code).toBe("session/editors-only")
  })

  it("is given back at once too", async () => {
    const ada = await newEditor(["writer"], "ada")
    expect((await call("rewards-list_orders", null, ada)).status).toBe(403)
    const { result } = await call("editors-change_roles", { userId: ada.userId, roles: ["shop", "writer"] }, boss)
    expect(result.editor.roles).toEqual(["writer", "shop"])
    expect((await call("rewards-list_orders", null, ada)).status).toBe(200)
  })
})

describe("who may be changed", () => {
  const change = (userId: string, roles: Role[], by: Account) => call("editors-change_roles", { userId, roles }, by)
  const remove = (userId: string, by: Account) => call("editors-remove_editor", { userId }, by)

  it("is nobody whom the settings name, and nobody who is no editor", async () => {
    const owner = await newEditor(["owner"])
    expect((await change(boss.userId, ["writer"], owner)).code).toBe("editor/fixed")
    expect((await remove(boss.userId, owner)).code).toBe("editor/fixed")
    expect((await remove("nobody", owner)).code).toBe("editor/not-found")
  })

  it("is not oneself, to more; to less, as long as there is another owner", async () => {
    const owner = await newEditor(["owner"])
    expect((await change(owner.userId, ["owner", "shop"], owner)).code).toBe("editor/own-roles")
    expect((await remove(owner.userId, owner)).status).toBe(200)
  })
})

describe("without an owner in the settings", () => {
  beforeEach(async () => {
    await server.stop()
    server = await startTestServer({ clock: () => now, env: { EMULATOR: "1" } })
    // The emulator's own sample editor is an owner by its settings; there the last owner can go.
    server.services.config.EDITORS.length = 0
  })

  it("the last owner stays, and of two who remove each other at once one does", async () => {
    const [ada, bea] = [await newEditor(["owner"], "ada"), await newEditor(["owner"], "bea")]
    const codes = await Promise.all([
      call("editors-remove_editor", { userId: bea.userId }, ada),
      call("editors-remove_editor", { userId: ada.userId }, bea),
    ])
    expect(codes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
    const left = codes[0]?.status === 200 ? ada : bea
    expect((await call("editors-remove_editor", { userId: left.userId }, left)).code).toBe("editor/last-owner")
    expect((await call("editors-change_roles", { userId: left.userId, roles: ["writer"] }, left)).code).toBe(
      "editor/own-roles",
    )
  })
})

describe("the audit log", () => {
  const everything = async (asked: object | null) => (await call("editors-list_acts", asked, boss)).result
  /** Without that it was read. */
  const log = async (asked: object | null) => {
    const { acts, next } = await everything(asked)
    return { next, acts: acts.filter(({ callable }: { callable: string }) => callable !== "editors-list_acts") }
  }

  it("tells who did what to whom, and is searched by each of them and by day", async () => {
    const ada = await newEditor(["shop"], "ada")
    await call("rewards-list_orders", null, ada)
    now += 60_000
    await call("editors-change_roles", { userId: ada.userId, roles: ["writer"] }, boss)
    const { acts } = await log(null)
    expect(acts).toMatchObject([
      { by: { email: boss.email }, callable: "editors-change_roles", subjectEmail: ada.email },
      { by: { email: ada.email }, callable: "rewards-list_orders", subjectEmail: null },
    ])
    const found = async (asked: object) =>
      (await log(asked)).acts.map(({ callable }: { callable: string }) => callable.split("-")[0])
    expect(await found({ editor: "ADA@" })).toEqual(["rewards"])
    expect(await found({ editor: boss.userId })).toEqual(["editors"])
    expect(await found({ editor: "operator" })).toEqual([])
    expect(await found({ callable: "list_orders" })).toEqual(["rewards"])
    expect(await found({ subject: "ada@example" })).toEqual(["editors"])
    expect(await found({ from: new Date(now).toISOString() })).toEqual(["editors"])
    expect(await found({ until: new Date(now).toISOString() })).toEqual(["rewards"])
    expect(await found({ editor: "%" })).toEqual([])
  })

  it("is read by pages, each act once, also where several happened in one moment", async () => {
    for (let count = 0; count < 7; count += 1) {
      if (count % 3 === 0) now += 1000
      await call("rewards-list_orders", null, boss)
    }
    const seen: string[] = []
    let before: string | null = null
    do {
      const page: { acts: { id: string }[]; next: string | null } = await log({ limit: 2, ...(before && { before }) })
      seen.push(...page.acts.map(({ id }) => id))
      before = page.next
    } while (before !== null)
    expect([seen.length, new Set(seen).size]).toEqual([7, 7])
  })

  it("says once a day who read it", async () => {
    const readings = async () =>
      (await everything({ callable: "editors-list_acts" })).acts.map(
        ({ by, subject }: { by: { email: string }; subject: string }) => [by.email, subject],
      )
    const dayOf = () => new Date(now).toISOString().slice(0, 10)
    await Promise.all([log(null), log({ editor: "operator" }), readings()])
    expect(await readings()).toEqual([[boss.email, dayOf()]])
    const before = dayOf()
    now += 13 * 3_600_000
    expect(await readings()).toEqual([
      [boss.email, dayOf()],
      [boss.email, before],
    ])
  })

  it("tells the operator from an editor who was erased", async () => {
    const ada = await newEditor(["shop"], "ada")
    await call("rewards-list_orders", null, ada)
    const folder = mkdtempSync(join(tmpdir(), "confetti-admin-"))
    const path = adminSocketPath(folder)
    const socket = await openAdminSocket(
      path,
      serverModules.flatMap(({ callables = [] }) => callables),
      server.services,
    )
    await (await callAdminSocket(path))?.call("rewards-list_orders", null)
    await socket.close()
    rmSync(folder, { recursive: true })
    const { personal, extensions, content, jobs } = server.services
    const acts = personal.find(({ name }) => name === "editorActs")
    await server.db
      .transaction()
      .execute(async (tx) => acts?.erase(tx, ada.userId, new Date(now), { extensions, jobs, content }))
    const row = { id: "before", at: new Date(0), user_id: null, callable: "old", subject: "s", request_id: "r" }
    await server.db.insertInto("editor_acts").values(row).execute()
    const actors = async (editor: string) =>
      (await log({ editor })).acts.map(
        ({ actor, callable }: { actor: string; callable: string }) => `${actor} ${callable}`,
      )
    expect(await actors("operator")).toEqual(["operator rewards-list_orders", "unknown old"])
    expect(await actors("erased")).toEqual(["erased rewards-list_orders", "unknown old"])
  })

  it("refuses a page that none ended with", async () => {
    for (const before of ["", "yesterday", "1_", "99999999999999999_a"])
      expect((await call("editors-list_acts", { before }, boss)).code).toBe("request/invalid")
  })
})
