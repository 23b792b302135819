import { afterAll, beforeAll, expect, it } from "vitest"
import { addAccount } from "./add-account.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

// Tests the claims of docs/operate.md about changing AUTH_SECRET.
let before: TestServer
let after: TestServer
beforeAll(async () => {
  before = await startTestServer({ env: { AUTH_SECRET: "a".repeat(32) } })
  after = await startTestServer({ env: { AUTH_SECRET: "b".repeat(32) }, beside: before })
})
afterAll(async () => {
  await after.stop()
  await before.stop()
})

it("signs nobody out, whether an app or a browser", async () => {
  const { token, userId, headers } = await addAccount(before, "ada@example.com")
  await before.call("users-create_user", null, headers)
  const mine = `/documents/users/${userId}`
  expect((await after.get(mine, headers)).status).toBe(200)
  expect((await after.get(mine, { cookie: `confetti.session_token=${token}.of-the-old-secret` })).status).toBe(200)
})

it("does no write twice that is sent again across the change", async () => {
  const { headers } = await addAccount(before, "bea@example.com")
  await before.call("users-create_user", null, headers)
  const again = { ...headers, "idempotency-key": "0c9f1d7e-5c1e-4d4f-9e53-1f2c6f0c1a11" }
  const write = (server: TestServer) => server.call("users-update_profile", { name: "Bea" }, again)
  expect((await write(before)).status).toBe(200)
  expect((await write(after)).status).toBeGreaterThanOrEqual(400)
})
