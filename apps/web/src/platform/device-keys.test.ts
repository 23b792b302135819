import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { deviceKeys } from "./device-keys.ts"

const web = join(import.meta.dirname, "..")
const domain = join(web, "../../../packages/domain/src")

/** The name of a channel, under which nothing is kept. */
const savedNowhere = ["cf_session"]

/** Where a store is spoken to as the browser has it. Everything else goes through these. */
const stores = [
  // Reads before any other code is there.
  "document/render-document.ts",
  "platform/cookie.ts",
  "platform/feed-caches.ts",
  "platform/indexed-database.ts",
  "platform/saved-caches.ts",
  "platform/storage.ts",
  "platform/tab-storage.ts",
]

const sources = [web, domain].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && path !== "platform/device-keys.ts")
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") })),
)

describe("device keys", () => {
  it("list every key named in the source, and no other", () => {
    const named = sources.flatMap(({ text }) =>
      [...text.matchAll(/["'`](cf_\w+)(\$\{)?/g)].map(([, key = "", isStart]) => key + (isStart ? "*" : "")),
    )
    const listed = deviceKeys.map(({ key }) => key).filter((key) => key.startsWith("cf_"))
    // A start alone is what a list is searched by.
    const isListed = (key: string) => listed.some((each) => each === key || each === `${key}*` || isPartOf(key, each))
    expect(named.filter((key) => !isListed(key) && !savedNowhere.includes(key))).toEqual([])
    expect(listed.filter((key) => !named.includes(key))).toEqual([])
  })

  it("are read and written through the stores that ask for them", () => {
    const raw = sources.filter(({ text }) =>
      /\b(localStorage|sessionStorage|document\.cookie|indexedDB\.open|caches\.(open|keys))\b/.test(text),
    )
    expect(raw.map(({ path }) => path).filter((path) => !stores.includes(path))).toEqual([])
  })
})

function isPartOf(key: string, listed: string): boolean {
  return listed.endsWith("*") && key.startsWith(listed.slice(0, -1))
}
