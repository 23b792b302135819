import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { serverModules } from "../src/app.ts"
import { filledIn, safetyRows } from "./safety-rows.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

/** Two orders in which no module has the neighbours it has in the list. */
const orders = [serverModules.toReversed(), [...serverModules].sort((a, b) => (a.name < b.name ? -1 : 1))]

let servers: TestServer[]
beforeAll(async () => {
  servers = await Promise.all([serverModules, ...orders].map((modules) => startTestServer({ modules, clock: () => 0 })))
})
afterAll(() => Promise.all(servers.map((server) => server.stop())))

async function sameOfAll(valueOf: (server: TestServer) => unknown): Promise<void> {
  const [first, ...others] = await Promise.all(servers.map(valueOf))
  for (const other of others) expect(other).toEqual(first)
}

describe("the order of the module list", () => {
  it("decides no route", async () => {
    const self = { userId: "nobody", email: "nobody@example.com", token: "", headers: {} }
    for (const { method, path, body } of safetyRows.filter((row) => row.path !== "/emulator/changes"))
      await sameOfAll(async ({ origin }) => {
        const response = await fetch(origin + filledIn(path, self), {
          method,
          redirect: "manual",
          ...(body === undefined
            ? {}
            : { body: filledIn(JSON.stringify(body), self), headers: { "content-type": "application/json" } }),
        })
        await response.body?.cancel()
        return [method, path, response.status]
      })
  })

  it("decides nothing about the cards between tiles", () =>
    sameOfAll(async ({ get }) => (await get("/documents/feedCards")).json()))

  it("decides nothing about the order in which a person is erased", async () => {
    await sameOfAll(({ services }) => services.personal.map(({ name }) => name))
    const names = servers[0]?.services.personal.map(({ name }) => name) ?? []
    const inOrder = ["redemptions", "points", "profile"].map((name) => names.indexOf(name))
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
    expect(names.indexOf("referrals")).toBeLessThan(names.indexOf("profile"))
  })
})
