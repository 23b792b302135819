import { expect, it } from "vitest"
import { deferred } from "../deferred.ts"
import { createTokenStore } from "./token-store.ts"

it("keeps the last token that was written, however long the phone takes for the first", async () => {
  const isLocked = deferred<void>()
  const saved: unknown[] = []
  const store = createTokenStore({
    getItem: async () => null,
    setItem: async (_key: string, token: unknown) => {
      if (token === "first") await isLocked.promise
      saved.push(token)
    },
    removeItem: async () => void saved.push(null),
  })
  store.write("first")
  store.write(null)
  store.write("last")
  expect(store.read()).toBe("last")
  isLocked.resolve()
  await expect.poll(() => saved).toEqual(["first", null, "last"])
})

it("knows nobody where the phone gives nothing away", async () => {
  const refuse = async () => Promise.reject(new Error("Locked"))
  const store = createTokenStore({ getItem: refuse, setItem: refuse, removeItem: refuse })
  await store.load()
  expect(store.read()).toBeNull()
})
