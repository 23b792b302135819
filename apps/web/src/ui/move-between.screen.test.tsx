import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { deferred } from "../platform/deferred.ts"
import { moveBetween } from "./move-between.ts"

type Begun = { change: () => Promise<void>; finish: () => Promise<void> }

let begun: Begun[]
const named = () => [...document.querySelectorAll("[data-moving]")].map((each) => each.getAttribute("data-art"))

beforeEach(() => {
  begun = []
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 100, 100))
  // This browser has no movements: each begins, and ends when the test says so.
  Object.assign(document, {
    startViewTransition: (change: () => Promise<void>) => {
      const { promise: finished, resolve } = deferred<void>()
      begun.push({
        change,
        // The page heard of it first.
        finish: async () => {
          resolve()
          await finished
        },
      })
      return { ready: Promise.resolve(), finished, skipTransition: resolve }
    },
  })
  document.body.innerHTML = '<i data-art="moon"></i><i data-art="mars"></i>'
})
afterEach(() => {
  Reflect.deleteProperty(document, "startViewTransition")
  vi.restoreAllMocks()
  document.body.innerHTML = ""
})

it("names the picture that travels until the movement is over", async () => {
  moveBetween("open", () => undefined, "moon")
  expect(named()).toEqual(["moon"])
  await begun[0]?.change()
  await begun[0]?.finish()
  expect(named()).toEqual([])
  expect(document.documentElement.dataset["move"]).toBeUndefined()
})

it("leaves the name to the movement that overtook another", async () => {
  moveBetween("open", () => undefined, "moon")
  moveBetween("back", () => undefined, "mars")
  expect(named()).toEqual(["mars"])
  await begun[0]?.change()
  await begun[0]?.finish()
  expect(named()).toEqual(["mars"])
  expect(document.documentElement.dataset["move"]).toBe("back")
  await begun[1]?.finish()
  expect(named()).toEqual([])
})
