import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { readCookie, writeCookie } from "./cookie.ts"
import { findTile, listSavedFeeds, removeAllSavedFeeds, removeSavedFeed } from "./feed-caches.ts"
import { indexedFiles } from "./files/indexed-files.ts"
import { createFileStore } from "./files/saved-files.ts"
import { isSaved } from "./in-caches.ts"
import { indexedValues } from "./indexed-values.ts"
import { keepDocument, readSavedDocument } from "./keep-document.ts"
import { listSaved, readSaved, removeAllSaved, removeSaved } from "./saved-caches.ts"
import {
  isStorageReadable,
  isTextList,
  readStored,
  readText,
  removeStored,
  storedKeys,
  writeStored,
  writeText,
} from "./storage.ts"
import { createBrowserLock } from "./sync/browser-lock.ts"
import { keysInTab, readInTab, writeInTab } from "./tab-storage.ts"

const stores = ["localStorage", "sessionStorage", "indexedDB", "caches", "document"] as const

const refuse = (): never => {
  throw new DOMException("Access is denied for this document.", "SecurityError")
}

/** How browsers refuse: the very name throws, there is nothing under it, or each use of it throws. */
const refusals: Record<string, PropertyDescriptor> = {
  "throws as it is asked for": { get: refuse },
  "is null": { value: null },
  "throws whatever is asked of it": { value: new Proxy({}, { get: refuse, set: refuse, ownKeys: refuse }) },
}

const before = new Map<string, PropertyDescriptor | undefined>()

afterEach(() => {
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor)
    else Reflect.deleteProperty(globalThis, name)
  }
  before.clear()
})

describe.each(Object.entries(refusals))("where storage %s", (_, refusal) => {
  beforeEach(() => {
    for (const name of stores) {
      before.set(name, Object.getOwnPropertyDescriptor(globalThis, name))
      Object.defineProperty(globalThis, name, { ...refusal, configurable: true })
    }
  })

  it("what is written lasts as long as the page", () => {
    expect(isStorageReadable()).toBe(false)
    expect(readText("cf_device")).toBeNull()
    expect(readStored("cf_likes", isTextList)).toBeNull()
    expect(writeText("cf_device", "abc")).toBe(false)
    expect(writeStored("cf_likes", ["moon"])).toBe(false)
    expect(readText("cf_device")).toBe("abc")
    expect(readStored("cf_likes", isTextList)).toEqual(["moon"])
    expect(storedKeys()).toEqual(["cf_device", "cf_likes"])
    for (const key of ["cf_device", "cf_likes"] as const) expect(removeStored(key)).toBe(false)
    expect(readText("cf_device")).toBeNull()
    expect(storedKeys()).toEqual([])
  })

  it("what is written in a tab lasts as long as the page", () => {
    expect(readInTab("cf_join", isTextList)).toBeNull()
    writeInTab("cf_join", ["ada"])
    expect(readInTab("cf_join", isTextList)).toEqual(["ada"])
    expect(keysInTab()).toEqual(["cf_join"])
    writeInTab("cf_join", null)
    expect(keysInTab()).toEqual([])
  })

  it("there is no cookie", () => {
    writeCookie("cf_look", "a")
    expect(readCookie("cf_look")).toBe("")
  })

  it("a database keeps nothing, and a file lasts as long as the page", async () => {
    const values = indexedValues("cf_studio_drafts")
    expect(await values.put("moon", 1)).toBe(false)
    await values.remove("moon")
    expect(await values.all()).toEqual([])
    const files = createFileStore(indexedFiles)
    const note = { id: "a", userId: null, kind: "photo", name: "a.jpg", size: 1, attempt: 1, alt: "", captions: null }
    await files.put({ ...note, kind: "photo", keptAt: 1, address: null, sent: 0, isPaused: false }, new Blob(["a"]))
    expect((await files.notes()).map(({ id }) => id)).toEqual(["a"])
    await files.clear()
    expect(await files.notes()).toEqual([])
  })

  it("nothing is in any cache", async () => {
    expect(await keepDocument("tiles?slug=moon", {})).toBe(false)
    expect(await readSavedDocument("tiles?slug=moon")).toBeNull()
    expect(await isSaved("/assets/app.js")).toBe(false)
    expect(await readSaved("space")).toBeNull()
    expect(await listSaved()).toEqual([])
    await removeSaved("space")
    await removeAllSaved()
    expect(await listSavedFeeds()).toEqual([])
    expect(await findTile("moon")).toBeUndefined()
    await removeSavedFeed("home")
    await removeAllSavedFeeds()
  })
})

describe("a lock of the browser", () => {
  it("is this tab's own where the browser refuses, one at a time", async () => {
    vi.stubGlobal("navigator", { locks: { request: async () => refuse() } })
    const lock = createBrowserLock("cf_outbox")
    const seen: string[] = []
    const act = (name: string) => async () => {
      seen.push(`${name} begins`)
      await Promise.resolve()
      seen.push(`${name} ends`)
      return name
    }
    expect(await Promise.all([lock(act("a")), lock(act("b"))])).toEqual(["a", "b"])
    expect(seen).toEqual(["a begins", "a ends", "b begins", "b ends"])
  })

  it("passes on what fails under it, which is done once", async () => {
    vi.stubGlobal("navigator", { locks: { request: (_name: string, act: () => Promise<unknown>) => act() } })
    const act = vi.fn<() => Promise<never>>(() => Promise.reject(new Error("It broke.")))
    await expect(createBrowserLock("cf_outbox")(act)).rejects.toThrow("It broke.")
    expect(act).toHaveBeenCalledOnce()
  })
})
