import { expect, it } from "vitest"
import { coolOffMs, createStoreBreaker } from "./create-store-breaker.ts"
import { StoreAway } from "./store-away.ts"

const silent = () => Promise.reject(Object.assign(new Error("nobody there"), { code: "ECONNREFUSED" }))
const answered = (httpStatusCode: number) => () =>
  Promise.reject(Object.assign(new Error("no"), { $metadata: { httpStatusCode } }))

it("asks nobody for a while after there was no answer, then one, and all when that one is answered", async () => {
  let now = 0
  let asked = 0
  const breaker = createStoreBreaker(() => now)
  const ask = (answer: () => Promise<string>) =>
    breaker(() => {
      asked += 1
      return answer()
    })
  await expect(ask(silent)).rejects.toThrow(StoreAway)
  await expect(ask(async () => "here")).rejects.toThrow(StoreAway)
  expect(asked).toBe(1)
  now = coolOffMs
  let finish = (_answer: string): void => {}
  const probe = ask(() => new Promise((done) => (finish = done)))
  await expect(ask(async () => "here")).rejects.toThrow(StoreAway)
  expect(asked).toBe(2)
  finish("back")
  expect(await probe).toBe("back")
  expect(await ask(async () => "here")).toBe("here")
})

it("leaves the store alone again when the one who asked heard nothing either", async () => {
  let now = 0
  const breaker = createStoreBreaker(() => now)
  await expect(breaker(silent)).rejects.toThrow(StoreAway)
  now = coolOffMs
  await expect(breaker(silent)).rejects.toThrow("the store is away")
  now = 2 * coolOffMs - 1
  await expect(breaker(async () => "here")).rejects.toThrow("just now")
})

it.each([500, 503, 429])("goes on asking a store that answers %i", async (status) => {
  const breaker = createStoreBreaker(() => 0)
  await expect(breaker(answered(status))).rejects.toThrow(StoreAway)
  expect(await breaker(async () => "here")).toBe("here")
})

it("passes on what is no matter of the store's being there", async () => {
  const breaker = createStoreBreaker(() => 0)
  await expect(breaker(answered(403))).rejects.not.toThrow(StoreAway)
  await expect(breaker(() => Promise.reject(new TypeError("ours")))).rejects.toThrow(TypeError)
  expect(await breaker(async () => "here")).toBe("here")
})
