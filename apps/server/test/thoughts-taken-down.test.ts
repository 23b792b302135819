import { day } from "@confetti/domain/durations"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createLog } from "../src/platform/log.ts"
import { type RunningServer, startServer } from "../src/start-server.ts"
import type { Account } from "./add-account.ts"
import { nobody, startThoughtsWorld, type ThoughtsWorld } from "./thoughts-world.ts"

const second = 1000

/** Two servers over one database: whoever writes asks one of them, and whoever reads asks both. */
let world: ThoughtsWorld
let other: RunningServer
let reader: Account
let origins: string[]
beforeAll(async () => {
  world = await startThoughtsWorld({ RATE_LIMIT_PAGES: "10000000" })
  const { config } = world.server.services
  const database = { ...world.server.database, url: null, close: async () => undefined }
  other = await startServer({ config: { ...config }, log: createLog("silent"), database, clock: () => world.clock.now })
  origins = [world.server.origin, `http://127.0.0.1:${other.port}`]
  reader = await world.newPerson({ name: "Rae" })
})
afterAll(async () => {
  await other.stop()
  await world.stop()
})

type Who = { headers: Record<string, string> }

/** Where a text can be read now, of everything both servers answer with thoughts in it. */
async function whereIs({ text, id, tileId, slug }: Featured, who: Who = nobody): Promise<string[]> {
  const found: string[] = []
  for (const origin of origins)
    for (const path of [
      "/",
      `/tiles/${slug}`,
      "/documents/feedCards",
      `/documents/tiles/${tileId}/thoughts?tab=INTERESTING`,
      `/documents/tiles/${tileId}/thoughts?tab=USER_TAKES`,
      `/documents/thoughts/${id}`,
    ]) {
      const response = await fetch(origin + path, { headers: who.headers })
      if ((await response.text()).includes(text)) found.push(`${origin === origins[0] ? "one" : "other"} ${path}`)
    }
  return found
}

type Featured = { author: Account; id: string; text: string; tileId: string; slug: string }

let number = 0

/** Three that the card shows, the first of them written by somebody new and approved by an editor. */
async function featured(): Promise<Featured> {
  world.clock.now += 3 * day
  number += 1
  const [author, text, tileId] = [await world.newPerson({ isKnown: false }), `Soon taken down ${number}`, "t1"]
  const { id } = (await world.write(author, { tileId, text })).result
  await world.decide(id, "approve")
  for (const at of ["t2", "t3"]) {
    const another = (await world.write(await world.newPerson(), { tileId: at })).result.id
    await world.call("thoughts-mark_interesting", { thoughtId: another }, reader)
  }
  await world.call("thoughts-mark_interesting", { thoughtId: id }, reader)
  const { document } = await (await world.server.get(`/documents/thoughts/${id}`)).json()
  const thought = { author, id, text, tileId, slug: document.tile.slug }
  await until(async () => (await whereIs(thought)).length === 12)
  // Every page once more: it is kept now.
  expect(await whereIs(thought)).toHaveLength(12)
  return thought
}

/** After how many milliseconds the last look began that did not see it so: looking at everything takes its time too. */
async function until(isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  for (let notYet = 0; ; ) {
    const looked = performance.now() - began
    if (await isSo()) return notYet
    notYet = looked
    if (looked > 10 * second) throw new Error("it did not come about")
  }
}

/** As a browser asks: pages know somebody by their cookie. */
const withCookie = ({ headers, token }: Account): Who => ({
  headers: { ...headers, cookie: `confetti.session_token=${token}` },
})

const report = (who: Account, thoughtId: string) =>
  world.call("thoughts-report_thought", { thoughtId, reason: "spam", text: "" }, who)

const ways: [string, (thought: Featured) => Promise<unknown>][] = [
  ["an editor takes down", ({ id }) => world.decide(id, "reject")],
  ["its author deletes", ({ id, author }) => world.call("thoughts-delete_thought", { thoughtId: id }, author)],
  [
    "three people report",
    async ({ id }) => {
      for (let at = 0; at < 3; at += 1) await report(await world.newPerson(), id)
    },
  ],
  [
    "goes with its author",
    ({ author }) =>
      world.server.db.transaction().execute(async (tx) => {
        const { personal, extensions, content, jobs } = world.server.services
        for (const { erase } of personal)
          await erase(tx, author.userId, new Date(world.clock.now), { extensions, jobs, content })
      }),
  ],
]

describe("what was taken down", () => {
  it.each(ways)(
    "is on no page and in no document of either server within a second: what %s",
    async (_way, takeDown) => {
      const thought = await featured()
      await takeDown(thought)
      expect(await until(async () => (await whereIs(thought)).length === 0)).toBeLessThan(second)
      expect(await whereIs(thought)).toEqual([])
    },
  )

  it("comes back too, and never flickers between the two", async () => {
    const thought = await featured()
    for (let round = 0; round < 3; round += 1) {
      await world.decide(thought.id, "reject")
      await world.decide(thought.id, "restore")
      await world.decide(thought.id, "reject")
      expect(await until(async () => (await whereIs(thought)).length === 0)).toBeLessThan(second)
      await world.decide(thought.id, "restore")
      await world.call("thoughts-mark_interesting", { thoughtId: thought.id }, reader)
      await until(async () => (await whereIs(thought)).length === 12)
    }
  })
})

describe("what somebody has hidden", () => {
  it("is on nothing they read, also not on the page that is everybody's", async () => {
    const thought = await featured()
    const me = await world.newPerson()
    expect(await whereIs(thought, withCookie(me))).toHaveLength(12)
    await world.call("thoughts-hide_person", { thoughtId: thought.id }, me)
    expect(await whereIs(thought, withCookie(me))).toEqual([])
    expect(await whereIs(thought)).toHaveLength(12)
  })
})
