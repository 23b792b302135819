import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { addAccount } from "./add-account.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_CALLABLES: "100000" } })
})
afterAll(() => server.stop())

const read = async (code: unknown) => {
  const response = await server.call("referrals-read_invitation", { code })
  return { status: response.status, ...(await response.json()) }
}

async function inviter(name: string): Promise<string> {
  const { headers } = await addAccount(server, `${name.length}-${Math.abs(name.codePointAt(0) ?? 0)}@example.com`)
  const { result } = await (await server.call("users-create_user", null, headers)).json()
  await server.call("users-update_profile", { name }, headers)
  return result.inviteCode
}

it("names the inviter by their first name alone", async () => {
  const code = await inviter("Ada Lovelace")
  const named = { inviter: { name: "Ada", picture: null } }
  expect((await read(code)).result).toEqual(named)
  expect((await read(` ${code.toLowerCase()} `)).result).toEqual(named)
})

it("says nothing of somebody without a name but that they are real", async () => {
  expect((await read(await inviter(""))).result).toEqual({ inviter: { name: "", picture: null } })
})

it.each(["AAAAAAA", "", "0000000", "'; drop table users; --", "x".repeat(200)])("has nobody for %j", async (code) => {
  expect(await read(code)).toEqual({ status: 200, result: { inviter: null } })
})

it.each([null, 7, "x".repeat(201)])("refuses %j", async (code) => {
  expect((await read(code)).status).toBe(400)
})

describe("a page opened by an invitation", () => {
  const greeted = async (path: string) => {
    const response = await server.get(path)
    const json = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(await response.text())?.[1] ?? "null"
    return { status: response.status, inviter: (JSON.parse(json) as { data: { inviter: string | null } }).data.inviter }
  }

  it("names the inviter by their first name, to whoever has the link and to nobody after them", async () => {
    const code = await inviter("Grace Brewster Hopper")
    expect(await greeted(`/?invite=${code}`)).toEqual({ status: 200, inviter: "Grace" })
    expect(await greeted(`/?t=space&referredBy=${code.toLowerCase()}`)).toEqual({ status: 200, inviter: "Grace" })
    expect(await greeted("/")).toEqual({ status: 200, inviter: null })
  })

  it("is like any other where the code is nobody's, or none", async () => {
    expect(await greeted("/?invite=3ACD469")).toEqual({ status: 200, inviter: null })
    expect(await greeted("/?invite=%3Cscript%3E")).toEqual({ status: 200, inviter: null })
  })

  it("names nobody any more to an address that goes through codes", async () => {
    const code = await inviter("Mary")
    for (let tries = 0; tries < 8; tries++) await server.get("/?invite=3ACD469")
    expect(await greeted(`/?invite=${code}`)).toEqual({ status: 200, inviter: null })
  })
})
