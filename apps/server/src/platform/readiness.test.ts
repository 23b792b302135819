import { expect, it } from "vitest"
import { createReadiness } from "./readiness.ts"

it("names what is still being read, and no longer once it is, or has failed", async () => {
  const readiness = createReadiness()
  const [model, index] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  readiness.waitFor("the model", model.promise)
  readiness.waitFor("the index", index.promise)
  expect(readiness.pending()).toEqual(["the model", "the index"])
  model.resolve()
  await model.promise
  await readiness.settled(0)
  expect(readiness.pending()).toEqual(["the index"])
  index.reject(new Error("the database went away"))
  await readiness.settled(60_000)
  expect(readiness.pending()).toEqual([])
})
