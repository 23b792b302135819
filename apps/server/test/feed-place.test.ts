import { afterAll, beforeAll, expect, it } from "vitest"
import { type FeedWorld, type Person, startFeedWorld } from "./feed-world.ts"

let world: FeedWorld
beforeAll(async () => {
  world = await startFeedWorld()
})
afterAll(() => world.server.stop())

type Page = { feed: { ids: string[] }; place: string | null; tiles: { id: string }[] }

/** The page as one of somebody's devices gets it. A fresh one has no cookie but the session's. */
const page = async (person: Person, { path = "/", cookie = "" } = {}): Promise<Page> => {
  const token = person.headers["authorization"]?.replace("Bearer ", "")
  const response = await world.server.get(path, { cookie: `confetti.session_token=${token}; ${cookie}` })
  const json = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(await response.text())?.[1]
  return (JSON.parse(json ?? "null") as { data: Page }).data
}

/** Reads the first tiles of their feed, and leaves them at the last of these. */
const readOn = async (person: Person, count: number): Promise<{ read: string[]; place: string }> => {
  const read = (await world.homeFeed(person)).slice(0, count)
  await world.finish(person, ...read.slice(0, count / 2))
  await world.pass(person, ...read.slice(count / 2))
  const place = read.at(-1) as string
  await world.call("feed-save_place", { feed: "home", tileId: place }, person)
  await world.calculate(person)
  return { read, place }
}

it("opens on a fresh device at the tile they left, with all they have not met behind it and none before it", async () => {
  const person = await world.newPerson()
  const { read, place } = await readOn(person, 8)
  const order = await world.homeFeed(person)
  expect(order.indexOf(place), "the order itself has what was met at its foot").toBeGreaterThan(30)

  const { feed, place: shown, tiles } = await page(person)
  expect(shown).toBe(place)
  expect(feed.ids[0]).toBe(place)
  expect(new Set(feed.ids).size).toBe(feed.ids.length)
  const unmet = order.filter((id) => !read.includes(id))
  expect(feed.ids.slice(1, unmet.length + 1)).toEqual(unmet)
  expect(tiles.map(({ id }) => id)).toEqual([place, ...unmet.slice(0, 2)])
})

it("does so where the browser kept the place and not the order", async () => {
  const person = await world.newPerson()
  const { read, place } = await readOn(person, 8)
  const { feed } = await page(person, { cookie: `cf_place=home:${place}; cf_placed=${world.clock.now.toString(36)}` })
  expect(feed.ids[0]).toBe(place)
  expect(feed.ids.slice(1, 20).filter((id) => read.includes(id))).toEqual([])
})

it("does so in a category, in the order its search lists", async () => {
  const person = await world.newPerson()
  const ocean = (await world.homeFeed(person)).filter((id) => id.startsWith("ocean-"))
  await world.finish(person, ...ocean.slice(0, 3))
  await world.call("feed-save_place", { feed: "ocean", tileId: ocean[2] }, person)
  await world.calculate(person)
  const { feed, place } = await page(person, { path: "/?t=ocean" })
  expect([place, feed.ids[0]]).toEqual([ocean[2], ocean[2]])
  expect(feed.ids).toHaveLength(12)
  expect(feed.ids.slice(1, 10).filter((id) => ocean.slice(0, 3).includes(id))).toEqual([])
})

it("tells of a wish for less over a whole horizon from there", async () => {
  const person = await world.newPerson()
  const { place } = await readOn(person, 8)
  const { feed } = await page(person)
  const [walked, upcoming] = [[place], feed.ids.slice(1, 21)]
  const { result } = await world.call(
    "feed-show_less",
    { scope: "category", subject: "ocean", upcoming, walked },
    person,
  )
  const { before, after, horizon } = result as { before: number; after: number; horizon: number }
  expect(horizon).toBe(20)
  expect(after).toBeLessThan(before)
})
