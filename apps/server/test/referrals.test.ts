import { afterAll, beforeAll, expect, it } from "vitest"
import { addAccount } from "./add-account.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
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
