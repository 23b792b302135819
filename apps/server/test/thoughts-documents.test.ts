import { randomUUID } from "node:crypto"
import { ownThoughtsPage, thoughtOnTile } from "@confetti/contract/thoughts"
import { minute } from "@confetti/domain/durations"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Account } from "./add-account.ts"
import { nobody, startThoughtsWorld, type ThoughtsWorld } from "./thoughts-world.ts"
import { publishContent } from "./tiles-factory.ts"

let world: ThoughtsWorld
beforeAll(async () => {
  world = await startThoughtsWorld()
})
afterAll(() => world.stop())

type Who = { headers: Record<string, string> }

async function one(id: string, who: Who = nobody) {
  const response = await world.server.get(`/documents/thoughts/${id}`, who.headers)
  expect(response.status).toBe(200)
  return thoughtOnTile.nullable().parse((await response.json()).document)
}

async function own(who: Account, before = "") {
  const response = await world.server.get(`/documents/users/${who.userId}/thoughts${before}`, who.headers)
  const { documents } = await response.json()
  expect(documents).toHaveLength(1)
  return ownThoughtsPage.parse(documents[0])
}

describe("one thought", () => {
  it("is read with its tile by everybody, and how it stands by its author alone", async () => {
    const me = await world.newPerson()
    const { id } = (await world.write(me, { tileId: "t3", text: "Opened by a link" })).result
    expect(await one(id)).toMatchObject({
      thought: { id, text: "Opened by a link", by: "Ada", isMine: false, review: null },
      tile: { id: "t3", title: "Tile 3" },
    })
    expect(await one(id, me)).toMatchObject({ thought: { isMine: true, review: { state: "approved" } } })
  })

  it("is nobody's but its author's while it waits and when it was taken down", async () => {
    const [me, other] = [await world.newPerson({ isKnown: false }), await world.newPerson()]
    const { id } = (await world.write(me)).result
    expect([await one(id), await one(id, other)]).toEqual([null, null])
    expect(await one(id, me)).toMatchObject({ thought: { review: { state: "needsReview" } } })
    await world.decide(id, "reject")
    expect([await one(id), await one(id, other)]).toEqual([null, null])
    expect(await one(id, me)).toMatchObject({ thought: { review: { reason: "It is an advertisement." } } })
  })

  it("is not there across a hiding, whoever hid whom", async () => {
    const [me, other] = [await world.newPerson(), await world.newPerson()]
    const [mine, theirs] = [(await world.write(me)).result.id, (await world.write(other)).result.id]
    await world.call("thoughts-hide_person", { thoughtId: theirs }, me)
    expect([await one(theirs, me), await one(mine, other)]).toEqual([null, null])
    expect(await one(theirs)).not.toBeNull()
  })

  it("is gone once it is deleted, and once its tile is", async () => {
    const me = await world.newPerson()
    const [gone, left] = [await world.write(me, { tileId: "t8" }), await world.write(me, { tileId: "t8" })]
    await world.call("thoughts-delete_thought", { thoughtId: gone.result.id }, me)
    expect([await one(gone.result.id), await one(gone.result.id, me)]).toEqual([null, null])
    const { db } = world.server
    await db.updateTable("tiles").set({ removed_at: new Date() }).where("id", "=", "t8").execute()
    await publishContent(world.server)
    expect(await one(left.result.id)).toBeNull()
    expect(await one(left.result.id, me)).toMatchObject({ tile: { id: "t8", title: "Tile 8" } })
  })

  it("is none where there never was one, and no document lies below it", async () => {
    expect([await one(randomUUID()), await one("'; drop")]).toEqual([null, null])
    expect((await world.server.get(`/documents/thoughts/${randomUUID()}/marks`)).status).toBe(404)
    expect((await world.server.get(`/documents/thoughts/${randomUUID()}?tab=INTERESTING`)).status).toBe(400)
  })
})

describe("one's own thoughts", () => {
  it("are all there in whatever state, the newest first, page by page, each once", async () => {
    const [me, other] = [await world.newPerson(), await world.newPerson()]
    const written: string[] = []
    for (let at = 0; at < 25; at += 1) {
      // Some of them at the same moment.
      if (at % 4 !== 0) world.clock.now += 61 * minute
      written.push((await world.write(me, { tileId: `t${at % 8}` })).result.id)
    }
    await world.write(other)
    const [deleted = "", rejected = ""] = written
    await world.call("thoughts-delete_thought", { thoughtId: deleted }, me)
    await world.decide(rejected, "reject")
    const first = await own(me)
    const second = await own(me, `?before=${first.next}`)
    const thoughts = [...first.thoughts, ...second.thoughts]
    expect([first.thoughts.length, second.thoughts.length, second.next]).toEqual([20, 4, null])
    expect(new Set(thoughts.map(({ thought: { id } }) => id))).toEqual(new Set(written.slice(1)))
    const at = thoughts.map(({ thought }) => Date.parse(thought.at))
    expect(at).toEqual(at.toSorted((a, b) => b - a))
    expect(thoughts.find(({ thought: { id } }) => id === rejected)).toMatchObject({
      thought: { isMine: true, review: { state: "rejected", reason: "It is an advertisement." } },
      tile: { title: "Tile 1" },
    })
  })

  it("are an empty page for who wrote nothing, and nobody else's to read", async () => {
    const [me, other] = [await world.newPerson(), await world.newPerson()]
    expect(await own(me)).toEqual({ thoughts: [], next: null })
    const path = `/documents/users/${me.userId}/thoughts`
    expect((await world.server.get(path, other.headers)).status).toBe(403)
    expect((await world.server.get(path)).status).toBe(401)
    expect((await world.server.get(`${path}?before=x`, me.headers)).status).toBe(400)
  })
})
