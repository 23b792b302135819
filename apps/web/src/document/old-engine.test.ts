import { runInNewContext } from "node:vm"
import { expect, it } from "vitest"
import { oldEngineNotice, oldEngineScript } from "./old-engine.ts"

/** Runs it in an engine that lacks something. */
function shownIn(lack: string): { attributes: string[]; isHidden: boolean } {
  const attributes: string[] = []
  const notice = { hidden: true }
  const document = {
    documentElement: { setAttribute: (name: string) => attributes.push(name) },
    getElementById: () => notice,
  }
  runInNewContext(`var window = globalThis; ${lack}; ${oldEngineScript}`, { document })
  return { attributes, isHidden: notice.hidden }
}

it.each([
  "delete String.prototype.isWellFormed",
  "delete Array.prototype.toSorted",
  "delete Intl.Segmenter",
  "delete globalThis.Intl",
])("shows the notice and starts nothing in an engine older than the app can run in: %s", (lack) => {
  expect(shownIn(lack)).toEqual({ attributes: ["data-old-engine"], isHidden: false })
})

it("stays hidden in all others", () => {
  expect(shownIn("")).toEqual({ attributes: [], isHidden: true })
})

it("is hidden until then, and names the product", () => {
  expect(oldEngineNotice("Tides & <stone>")).toMatch(/ hidden>Tides &amp; &lt;stone&gt; needs a newer browser/)
})
