import { beforeEach, describe, expect, it, vi } from "vitest"
import { mergeGuestTaste, placeMutation } from "./follow-person.ts"
import {
  addGuestLess,
  hasGuestTaste,
  readGuestLess,
  readGuestTaste,
  removeGuestLess,
  saveGuestLikes,
  saveGuestPicks,
} from "./guest-taste.ts"

const isHere = () => true

type SentCall = { data: unknown; key: string | null }

let sent: SentCall[]
let answers: (() => Response)[]

const done = () => Response.json({ result: {} })
const refused = (code: string) => () =>
  Response.json({ error: { status: "NOT_FOUND", message: "Not there", details: { code } } }, { status: 404 })

beforeEach(() => {
  const saved = new Map<string, string>()
  sent = []
  answers = []
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  })
  vi.stubGlobal("location", new URL("http://localhost/"))
  vi.stubGlobal("document", { cookie: "" })
  vi.stubGlobal("fetch", async (_path: string, init?: RequestInit) => {
    const { data } = JSON.parse(init?.body as string) as { data: unknown }
    sent.push({ data, key: new Headers(init?.headers).get("idempotency-key") })
    const answer = answers.shift()
    if (!answer) throw new TypeError("no connection")
    return answer()
  })
})

const less = (subject: string, scope: "tile" | "category" = "category") => ({
  scope,
  subject,
  title: subject,
  askedDate: "2026-06-01T00:00:00.000Z",
  key: `key-${subject}`,
})

describe("what a guest wants less of", () => {
  it("is one wish however often it is asked, and can be taken back", () => {
    addGuestLess(less("space"))
    addGuestLess(less("a", "tile"))
    addGuestLess({ ...less("space"), key: "another" })
    expect(readGuestLess().map(({ subject }) => subject)).toEqual(["space", "a"])
    removeGuestLess(less("space"))
    expect(readGuestLess().map(({ subject }) => subject)).toEqual(["a"])
  })

  it("is bounded", () => {
    for (let at = 0; at < 80; at++) addGuestLess(less(`topic-${at}`))
    expect(readGuestLess().length).toBe(50)
    expect(readGuestLess()[0]?.subject).toBe("topic-79")
  })
})

describe("what a guest wanted less of, on joining,", () => {
  it("is told once, the oldest first, each under its own key, and leaves the device", async () => {
    addGuestLess(less("space"))
    addGuestLess(less("a", "tile"))
    answers = [done, done]
    await mergeGuestTaste(isHere)
    expect(sent).toEqual([
      { data: { scope: "category", subject: "space", upcoming: [], walked: [] }, key: "key-space" },
      { data: { scope: "tile", subject: "a", upcoming: [], walked: [] }, key: "key-a" },
    ])
    expect(readGuestLess()).toEqual([])
    await mergeGuestTaste(isHere)
    expect(sent.length).toBe(2)
  })

  it("waits where there is no connection, and is told under the same key later", async () => {
    addGuestLess(less("space"))
    await expect(mergeGuestTaste(isHere)).rejects.toMatchObject({ code: "offline" })
    expect(readGuestLess().length).toBe(1)
    answers = [done]
    await mergeGuestTaste(isHere)
    expect(sent.map(({ key }) => key)).toEqual(["key-space", "key-space"])
    expect(readGuestLess()).toEqual([])
  })

  it("is forgotten where the server will never know it", async () => {
    addGuestLess(less("space"))
    addGuestLess(less("gone", "tile"))
    answers = [refused("feed/unknown-category"), refused("tile/not-found")]
    await mergeGuestTaste(isHere)
    expect(readGuestLess()).toEqual([])
  })
})

describe("what a guest chose to come next, on joining,", () => {
  it("is told once, in its order, and leaves the device with the rest of their taste", async () => {
    saveGuestPicks(["b", "a"])
    saveGuestLikes(["c"])
    answers = [done]
    await mergeGuestTaste(isHere)
    expect(sent.map(({ data }) => data)).toEqual([{ tileIds: ["b", "a"] }])
    expect(hasGuestTaste()).toBe(false)
  })

  it("stays where its person has left before the server answered: the device may be another's by then", async () => {
    saveGuestPicks(["a"])
    answers = [done]
    await mergeGuestTaste(() => false)
    expect(readGuestTaste().picked).toEqual(["a"])
  })
})

describe("where somebody stands", () => {
  const place = (tileId: string, at: number, feed = "home") => ({ feed, tileId, savedDate: new Date(at).toISOString() })

  it("tells the latest place of each feed, by when somebody stood there", () => {
    const [earlier, later] = [place("a", 1000), place("b", 2000)]
    expect(placeMutation.merge(earlier, later)).toBe(later)
    // Another tab was ahead.
    expect(placeMutation.merge(later, earlier)).toBeNull()
    expect(placeMutation.subject(later)).toBe("home")
    expect(placeMutation.subject(place("c", 0, "space"))).toBe("space")
  })

  it("takes from the device only what is a place", () => {
    expect(placeMutation.isInput(place("a", 0))).toBe(true)
    for (const value of [null, "a", { feed: "home", tileId: "a" }, { ...place("a", 0), tileId: 7 }])
      expect(placeMutation.isInput(value)).toBe(false)
  })
})
