import { afterEach, expect, it, vi } from "vitest"
import { call } from "./api.ts"

afterEach(() => vi.unstubAllGlobals())

function stage(answer: (path: string, hasPassed: boolean) => Response): string[] {
  const asked: string[] = []
  vi.stubGlobal("localStorage", { getItem: () => null })
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path)
    return answer(path, asked.includes("/app-check"))
  })
  return asked
}

const refusal = () =>
  Response.json(
    { error: { status: "UNAUTHENTICATED", message: "m", details: { code: "app-check/required" } } },
    { status: 401 },
  )

it("passes the app check where the server asks for it, once for all calls, and calls again", async () => {
  const asked = stage((path, hasPassed) => {
    if (path === "/app-check") return new Response(null, { status: 204 })
    return hasPassed ? Response.json({ result: path }) : refusal()
  })
  const results = await Promise.all([call("rewards-list_items"), call("referrals-get_status")])
  expect(results).toEqual(["/functions/rewards-list_items", "/functions/referrals-get_status"])
  expect(asked.filter((path) => path === "/app-check")).toHaveLength(1)
})

it("tries once, and then says what the server says", async () => {
  const asked = stage((path) => (path === "/app-check" ? new Response(null, { status: 429 }) : refusal()))
  await expect(call("rewards-list_items")).rejects.toMatchObject({ code: "app-check/required" })
  expect(asked).toEqual(["/functions/rewards-list_items", "/app-check", "/functions/rewards-list_items"])
})
