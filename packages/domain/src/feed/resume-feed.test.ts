import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { mixFeed } from "./mix-feed.ts"
import { type FeedOrder, goOnWith, resumeFeed, standOn, walkedCount } from "./resume-feed.ts"

const tiles = Array.from({ length: 24 }, (_, at) => `t${at}`)
const stories = ["s0", "s1"]
const universe = [...tiles, ...stories]

const mixed = ({ ids, developingIds }: FeedOrder): string[] => mixFeed(ids, developingIds).map(({ tileId }) => tileId)

/** A browser: the order it keeps, the tile its cookie names, and when it last moved. */
type Device = { kept: FeedOrder | null; placeId: string | null; movedAt: number }

/** One person, their devices and the server, put together from the rules in the way the app does it. */
class Walk {
  readonly met = new Set<string>()
  readonly devices: Device[] = [empty(), empty(), empty()]
  saved: { tileId: string; at: number } | null = null
  now = 1

  /** The server's order: what they have not met first, as the dice fall; of what they met some has left it. */
  order(dice: readonly number[]): FeedOrder {
    const weight = (id: string) => dice[universe.indexOf(id) % dice.length] as number
    const byDice = tiles.toSorted((a, b) => weight(a) - weight(b))
    const unmet = byDice.filter((id) => !this.met.has(id))
    const rest = byDice.filter((id) => this.met.has(id) && weight(id) % 3 > 0)
    return { ids: [...unmet, ...rest], developingIds: stories }
  }

  /** The page from the server, at whoever moved last, and then the browser taking it over. */
  load(device: Device, dice: readonly number[]): string | null {
    const isHere = this.saved === null || (device.placeId !== null && device.movedAt >= this.saved.at)
    const placeId = isHere ? device.placeId : (this.saved?.tileId ?? null)
    const page = resumeFeed(this.order(dice), placeId, true)
    const first = placeId ?? mixed(page)[0] ?? null
    if (!device.kept) device.kept = page
    else if (placeId !== null && (placeId !== device.placeId || !mixed(device.kept).includes(placeId)))
      device.kept = standOn(goOnWith(device.kept, device.placeId, page, 0), device.placeId, placeId)
    this.view(device, first)
    return first
  }

  /** They sign in on a page that shows no feed, or beside a feed that stands at its first tile. */
  signIn(device: Device, dice: readonly number[]): string | null {
    const { saved } = this
    const isTheirs = saved !== null && device.movedAt < saved.at && device.placeId !== saved.tileId
    const order = this.order(dice)
    if (isTheirs && device.kept) device.kept = standOn(device.kept, device.placeId, saved.tileId)
    if (isTheirs) device.placeId = saved.tileId
    if (device.kept) device.kept = goOnWith(device.kept, device.placeId, order, isTheirs ? 0 : 2)
    else device.kept = resumeFeed(order, device.placeId, true)
    const first = device.placeId ?? mixed(device.kept)[0] ?? null
    this.view(device, first)
    return first
  }

  learn(device: Device, dice: readonly number[]): void {
    if (device.kept) device.kept = goOnWith(device.kept, device.placeId, this.order(dice), 2)
  }

  swipe(device: Device, by: 1 | -1): void {
    if (!device.kept) return
    const items = mixed(device.kept)
    const next = items[items.indexOf(device.placeId as string) + by]
    if (next === undefined) return
    device.movedAt = ++this.now
    this.saved = { tileId: next, at: this.now }
    this.view(device, next)
  }

  view(device: Device, tileId: string | null): void {
    device.placeId = tileId
    if (tileId !== null) this.met.add(tileId)
  }
}

const empty = (): Device => ({ kept: null, placeId: null, movedAt: 0 })

const step = fc.record({
  device: fc.nat({ max: 2 }),
  does: fc.constantFrom("load", "sign in", "learn", "on", "on", "on", "back", "evicted", "left"),
  times: fc.integer({ min: 1, max: 9 }),
  dice: fc.array(fc.nat({ max: 99 }), { minLength: 7, maxLength: 26 }),
})

describe("a person's walk over devices, sign-ins and orders that come anew", () => {
  it("keeps the tile they stand on, has none twice, and leaves nothing unmet behind them", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const walk = new Walk()
        for (const { device: at, does, times, dice } of steps) {
          const device = walk.devices[at] as Device
          if (does === "evicted") device.kept = null
          if (does === "left") Object.assign(device, empty())
          let standsOn = device.placeId
          if (does === "load" || device.kept === null) standsOn = walk.load(device, dice)
          else if (does === "sign in") standsOn = walk.signIn(device, dice)
          else if (does === "learn") walk.learn(device, dice)
          else if (does === "on" || does === "back") {
            for (let time = 0; time < times; time++) walk.swipe(device, does === "on" ? 1 : -1)
            standsOn = device.placeId
          }
          const items = mixed(device.kept as FeedOrder)
          expect(device.placeId).toBe(standsOn)
          expect(items).toContain(standsOn)
          expect(new Set(items).size).toBe(items.length)
          const ahead = items.slice(items.indexOf(standsOn as string))
          const missed = universe.filter((id) => !walk.met.has(id) && !ahead.includes(id))
          expect(missed).toEqual([])
        }
      }),
      { numRuns: 400 },
    )
  })

  it("comes to its end only when everything was met", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), step, (steps, { dice }) => {
        const walk = new Walk()
        const [device, other] = walk.devices as [Device, Device]
        walk.load(other, dice)
        for (const { times } of steps) for (let time = 0; time < times; time++) walk.swipe(other, 1)
        walk.signIn(device, dice)
        for (let swipes = 0; swipes < universe.length * 2; swipes++) walk.swipe(device, 1)
        expect(walk.met.size).toBe(universe.length)
      }),
    )
  })
})

describe("an order for somebody who stands on a tile of it", () => {
  const order: FeedOrder = { ids: ["a", "b", "c", "d", "e"], developingIds: ["grows"] }

  it("has their tile first and the order behind it, wherever the order has the tile", () => {
    expect(resumeFeed(order, "d", true).ids).toEqual(["d", "a", "b", "c", "e"])
    expect(resumeFeed(order, "left", true).ids).toEqual(["left", "a", "b", "c", "d", "e"])
  })

  it("goes on behind their tile in the order everybody has, and ends with what lies before it", () => {
    expect(resumeFeed(order, "c", false).ids).toEqual(["c", "d", "e", "a", "b"])
    expect(resumeFeed(order, "grows", false)).toEqual({ ids: ["grows", "d", "e", "a", "b", "c"], developingIds: [] })
  })

  it("is as it is for who stands nowhere, or on what is not there", () => {
    expect(resumeFeed(order, null, true)).toBe(order)
    expect(resumeFeed(order, "gone", false)).toBe(order)
  })

  it("counts what was walked up to a growing story between two tiles", () => {
    expect([walkedCount(order, "b"), walkedCount(order, "grows"), walkedCount(order, "gone")]).toEqual([2, 3, 0])
  })
})
