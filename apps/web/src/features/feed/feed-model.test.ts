import type { FeedCard } from "@confetti/contract/feed-item"
import { indexOfTile, tileIdsOf } from "@confetti/domain/feed/mixed-items"
import { type FeedOrder, resumeFeed } from "@confetti/domain/feed/resume-feed"
import fc from "fast-check"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createFeed, type Feed, type FeedSession } from "./feed-model.ts"
import { lastMovedAt } from "./saved-feed.ts"

const tiles = Array.from({ length: 24 }, (_, at) => `t${at}`)
const stories = ["s0", "s1"]
const universe = [...tiles, ...stories]
const posts = ["tiktok_video", "ig_social", "tiktok_social"].map((type) => ({ type, id: type })) as FeedCard[]

/** A browser with its storage, and the page that is open in it. */
class Device {
  readonly cookies = new Map<string, string>()
  readonly stored: Record<string, string> = Object.create({
    getItem: (key: string) => this.stored[key] ?? null,
    setItem: (key: string, value: string) => {
      this.stored[key] = value
    },
    removeItem: (key: string) => delete this.stored[key],
  })
  feed: Feed = this.open(null, null)

  /** From now on it is the one in somebody's hands. */
  hold(): void {
    const { cookies } = this
    vi.stubGlobal("localStorage", this.stored)
    vi.stubGlobal("document", {
      get cookie() {
        return [...cookies].map((pair) => pair.join("=")).join("; ")
      },
      set cookie(text: string) {
        const [name = "", value = ""] = (text.split(";")[0] ?? "").split("=")
        cookies.set(name, value)
      },
      addEventListener: () => undefined,
    })
  }

  /** A page is loaded. */
  open(order: FeedOrder | null, place: string | null, cards: FeedCard[] = posts): Feed {
    this.hold()
    const feed = order && { category: null, ids: [...order.ids], developingIds: [...order.developingIds] }
    this.feed = createFeed({ feed, place, cards, isSignedIn: true })
    return this.feed
  }

  get session(): FeedSession | null {
    return this.feed.session(null)
  }

  get items(): string[] {
    return tileIdsOf(this.session?.items ?? [])
  }

  /** The tile they stand on. */
  get here(): string | null {
    return this.feed.placeId(null)
  }

  /** The feed is on the screen, at the item they stand on. */
  look(): void {
    const { session: feedSession } = this
    if (feedSession) this.feed.moveTo(feedSession, Math.max(0, this.feed.position(feedSession)))
    // A place is written down a moment later.
    vi.advanceTimersByTime(100)
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal("addEventListener", () => undefined)
})

afterEach(() => vi.useRealTimers())

/** A person, their devices and the server. */
class Person {
  readonly met = new Set<string>()
  readonly devices = [new Device(), new Device(), new Device()]
  saved: { tileId: string; at: number } | null = null

  /** The server's order: what they have not met first, as the dice fall; of what they met some has left it. */
  order(dice: readonly number[]): FeedOrder {
    const weight = (id: string) => dice[universe.indexOf(id) % dice.length] as number
    const byDice = tiles.toSorted((a, b) => weight(a) - weight(b))
    const unmet = byDice.filter((id) => !this.met.has(id))
    const rest = byDice.filter((id) => this.met.has(id) && weight(id) % 3 > 0)
    return { ids: [...unmet, ...rest], developingIds: stories }
  }

  /** The page from the server, at whoever moved last. */
  load(device: Device, dice: readonly number[]): void {
    device.hold()
    const isHere = this.saved === null || (device.here !== null && lastMovedAt() >= this.saved.at)
    const placeId = isHere ? device.here : (this.saved?.tileId ?? null)
    device.open(resumeFeed(this.order(dice), placeId, true), placeId).open(null, undefined, true)
    this.view(device)
  }

  /** A sign-in on a page that shows no feed, or beside a feed that stands at its first tile. */
  signIn(device: Device, dice: readonly number[]): void {
    const { feed } = device
    const [{ saved }, movedAt] = [this, lastMovedAt()]
    const isTheirs = saved !== null && movedAt < saved.at && device.here !== saved.tileId
    if (isTheirs) feed.adopt([{ category: null, tileId: saved.tileId }], true)
    const order = this.order(dice)
    feed.splice(order.ids, isTheirs ? 0 : 2)
    feed.open(null, { category: null, ids: [...order.ids], developingIds: [...stories] }, true)
    this.view(device)
  }

  swipe(device: Device, by: 1 | -1): void {
    const { feed, session: feedSession } = device
    if (!feedSession) return
    const [before, next] = [device.here, feed.position(feedSession) + by]
    if (feedSession.items[next]) feed.moveTo(feedSession, next)
    vi.advanceTimersByTime(100)
    if (device.here !== null && device.here !== before) this.saved = { tileId: device.here, at: lastMovedAt() }
    this.view(device)
  }

  view(device: Device): void {
    device.look()
    if (device.here !== null) this.met.add(device.here)
  }
}

const step = fc.record({
  device: fc.nat({ max: 2 }),
  does: fc.constantFrom("load", "sign in", "learn", "on", "on", "on", "back", "evicted", "left"),
  times: fc.integer({ min: 1, max: 9 }),
  dice: fc.array(fc.nat({ max: 99 }), { minLength: 7, maxLength: 26 }),
})

describe("a person's feed on their devices", () => {
  it("keeps the tile they stand on, has none twice, and leaves nothing unmet behind them", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const person = new Person()
        for (const { device: at, does, times, dice } of steps) {
          const device = person.devices[at] as Device
          device.hold()
          if (does === "evicted") delete device.stored["cf_feed_home"]
          if (does === "left") device.feed.reset()
          const isNew = device.session === null || does === "evicted"
          if (does === "load" || isNew) person.load(device, dice)
          else if (does === "sign in") person.signIn(device, dice)
          else if (does === "learn") device.feed.splice(person.order(dice).ids)
          else for (let time = 0; time < times; time++) person.swipe(device, does === "on" ? 1 : -1)
          const { items, here } = device
          expect(items).toContain(here)
          expect(new Set(items).size).toBe(items.length)
          const ahead = items.slice(items.indexOf(here as string))
          expect(universe.filter((id) => !person.met.has(id) && !ahead.includes(id))).toEqual([])
        }
      }),
      { numRuns: 400 },
    )
  })

  it("comes to its end only when everything was met", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), step, (steps, { dice }) => {
        const person = new Person()
        const [device, other] = person.devices as [Device, Device]
        person.load(other, dice)
        for (const { times } of steps) for (let time = 0; time < times; time++) person.swipe(other, 1)
        person.load(device, dice)
        for (let swipes = 0; swipes < universe.length * 2; swipes++) person.swipe(device, 1)
        expect(person.met.size).toBe(universe.length)
      }),
    )
  })
})

describe("a feed", () => {
  const open = (ids: readonly string[], place: string | null = null) => {
    const device = new Device()
    device.open({ ids, developingIds: stories }, place)
    device.feed.open(null, undefined, false)
    device.look()
    return device
  }
  const swipeTo = (device: Device, tileId: string) => {
    const { feed, session: feedSession } = device
    if (feedSession) feed.moveTo(feedSession, indexOfTile(feedSession.items, tileId))
    device.look()
  }

  it("keeps on the device what stands around its reader, cards and growing stories counted", () => {
    const device = open(tiles)
    swipeTo(device, "t20")
    const at = device.items.indexOf("t20")
    expect(device.items.slice(at - 5, at)).toContain("s1")
    const [around] = device.feed.around()
    expect(around).toEqual({
      category: null,
      ids: ["t20", ...device.items.slice(at + 1, at + 3), ...device.items.slice(at - 5, at)],
    })
  })

  it("goes on behind a tile that was opened by another way, which is laid behind its reader", () => {
    const device = open(tiles)
    swipeTo(device, "t2")
    const { feed } = device
    feed.shown.set({ category: null, tiles: new Map(), jumpTo: () => expect.unreachable() })
    expect(feed.nextId("t9")).toBe("s0")
    feed.goOn("t9", "s0")
    device.look()
    expect(device.here).toBe("s0")
    expect(device.items.slice(0, 6)).toEqual(["t0", "t1", "t2", "t9", "s0", "t3"])
  })

  it("begins with what is new once that is taken, and keeps its reader where they are until then", () => {
    const device = open(tiles)
    swipeTo(device, "t5")
    device.feed.open(null, { category: null, ids: ["new", ...tiles], developingIds: [] }, false)
    expect(device.here).toBe("t5")
    device.feed.takeNew({ category: null, ids: ["new", ...tiles], developingIds: [] })
    device.look()
    expect([device.here, device.items[0]]).toEqual(["new", "new"])
  })

  it("keeps nothing of a person once they have left, also not in memory", () => {
    const device = open(tiles)
    swipeTo(device, "t5")
    device.feed.moveTo(device.session as FeedSession, 7)
    device.feed.reset()
    vi.advanceTimersByTime(100)
    expect([device.session, device.here, device.feed.wasSeen("t5"), lastMovedAt()]).toEqual([null, null, false, 0])
    expect(Object.keys(device.stored)).toEqual([])
  })
})
