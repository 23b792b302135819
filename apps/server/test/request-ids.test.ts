import { afterEach, expect, it } from "vitest"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
const start = async (env: Record<string, string> = {}) => {
  server = await startTestServer({ env })
  return async (id?: string) => {
    const response = await server.get("/healthz", id === undefined ? {} : { "x-request-id": id })
    return response.headers.get("x-request-id")
  }
}
afterEach(() => server.stop())

it("gives each request an id of its own", async () => {
  const idOf = await start()
  const [one, other] = [await idOf(), await idOf()]
  expect(one).toMatch(/^[\w-]{10,20}$/)
  expect(other).not.toBe(one)
})

it("takes the id that a trusted proxy gave, and answers with it", async () => {
  const idOf = await start({ TRUST_PROXY: "1" })
  expect(await idOf("edge-42")).toBe("edge-42")
  expect(await idOf("x".repeat(65))).toMatch(/^[\w-]{10,20}$/)
})

it("takes nobody's where no proxy is trusted", async () => {
  const idOf = await start()
  expect(await idOf("edge-42")).not.toBe("edge-42")
})
