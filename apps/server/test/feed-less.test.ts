import type { LessEffect } from "@confetti/contract/feed"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type FeedWorld, type Person, startFeedWorld, worldIds } from "./feed-world.ts"
import { publishContent } from "./tiles-factory.ts"

let world: FeedWorld

beforeAll(async () => {
  world = await startFeedWorld()
})
afterAll(() => world.server.stop())

const less = async (person: Person, scope: string, subject: string, shown: object = {}): Promise<LessEffect> =>
  (await world.call("feed-show_less", { scope, subject, ...shown }, person)).result as LessEffect
const undo = async (person: Person, wishId: string, shown: object = {}): Promise<LessEffect> =>
  (await world.call("feed-undo_less", { wishId, ...shown }, person)).result as LessEffect
const listLessPreferences = async (person: Person): Promise<LessEffect["wish"][]> => {
  const response = await world.server.get(`/documents/users/${person.id}/lessWishes`, person.headers)
  return ((await response.json()) as { documents: LessEffect["wish"][] }).documents
}
const codeOf = async (name: string, data: unknown, person?: Person) =>
  (await world.call(name, data, person)).error?.details.code
const isOf = (category: string) => (id: string) => id.startsWith(`${category}-`)

/** A reader of Space, and what comes next in their feed. */
async function spaceReader(): Promise<Person & { upcoming: string[] }> {
  const person = await world.newPerson()
  await world.like(person, "space-1", "space-2", "space-3")
  await world.calculate(person)
  return { ...person, upcoming: (await world.homeFeed(person)).slice(0, 20) }
}

describe("less of a category", () => {
  it("means less of it, at once, and says how much", async () => {
    const me = await spaceReader()
    const before = me.upcoming.filter(isOf("space")).length
    const effect = await less(me, "category", "space", { upcoming: me.upcoming })
    expect(effect.wish).toEqual({
      id: "category:space",
      scope: "category",
      subject: "space",
      title: "Space",
      slug: null,
      askedDate: new Date(world.clock.now).toISOString(),
    })
    expect([effect.before, effect.horizon]).toEqual([before, 20])
    expect(effect.after).toBeLessThan(before)
    expect(effect.after).toBe(effect.tileIds.slice(0, 20).filter(isOf("space")).length)
    expect(await world.homeFeed(me)).toEqual(effect.tileIds)
  })

  it("still holds in the next order, and is gone once it is taken back", async () => {
    const me = await spaceReader()
    const asked = await less(me, "category", "space", { upcoming: me.upcoming })
    await world.calculate(me)
    expect(await world.homeFeed(me)).toEqual(asked.tileIds)
    const taken = await undo(me, asked.wish.id, { upcoming: asked.tileIds.slice(0, 20) })
    expect([taken.wish, taken.before, taken.after]).toEqual([asked.wish, asked.after, asked.before])
    expect(taken.tileIds.slice(0, 20)).toEqual(me.upcoming)
    expect(await listLessPreferences(me)).toEqual([])
  })

  it("counts only what is not walked past yet", async () => {
    const me = await spaceReader()
    const walked = worldIds("ocean").concat(worldIds("words"), worldIds("sound"))
    const { after, horizon } = await less(me, "category", "space", {
      upcoming: ["space-5", "space-6", "space-7"],
      walked,
    })
    expect([after, horizon]).toEqual([3, 3])
  })

  it("works for who has done nothing else", async () => {
    const me = await world.newPerson()
    const { before, after, tileIds } = await less(me, "category", "ocean")
    expect(before).toBe(0)
    expect(after).toBeLessThan((await world.homeFeed()).slice(0, 20).filter(isOf("ocean")).length)
    expect(tileIds).toHaveLength(48)
  })
})

describe("less of a tile", () => {
  it("never shows it again", async () => {
    const me = await spaceReader()
    const [tile] = me.upcoming as [string]
    const effect = await less(me, "tile", tile, { upcoming: me.upcoming })
    expect([effect.before, effect.after]).toEqual([1, 0])
    expect(effect.wish).toMatchObject({ title: expect.stringMatching(/^Story number/), slug: expect.any(String) })
    expect(effect.tileIds).not.toContain(tile)
    expect(await world.calculate(me)).toBe(47)
    await undo(me, `tile:${tile}`)
    expect(await world.calculate(me)).toBe(48)
  })
})

describe("less of what is like a tile", () => {
  it("means less of its category, where readers have not said more", async () => {
    const me = await spaceReader()
    const effect = await less(me, "similar", "space-9", { upcoming: me.upcoming })
    expect(effect.before).toBe(me.upcoming.filter(isOf("space")).length)
    expect(effect.after).toBeLessThan(effect.before)
    const taken = await undo(me, effect.wish.id, { upcoming: effect.tileIds.slice(0, 20) })
    expect(taken.after).toBe(effect.before)
  })
})

describe("less-preferences", () => {
  it("are listed, the latest first, by what they are called now", async () => {
    const me = await world.newPerson()
    await less(me, "category", "words")
    world.clock.now += 1000
    await less(me, "tile", "sound-2")
    const { db } = world.server
    await db.updateTable("tiles").set({ title: "Another name" }).where("id", "=", "sound-2").execute()
    await publishContent(world.server)
    expect((await listLessPreferences(me)).map(({ id, title }) => [id, title])).toEqual([
      ["tile:sound-2", "Another name"],
      ["category:words", "Words"],
    ])
  })

  it("asked twice are one, and stay when what they were about goes", async () => {
    const me = await world.newPerson()
    await world.addTiles({ id: "passing", categories: ["words"], title: "Passing by" })
    const first = await less(me, "similar", "passing")
    world.clock.now += 1000
    expect((await less(me, "similar", "passing")).wish).toEqual(first.wish)
    const { db } = world.server
    const gone = { removed_at: new Date(world.clock.now) }
    await db.updateTable("tiles").set(gone).where("id", "=", "passing").execute()
    await publishContent(world.server)
    expect(await listLessPreferences(me)).toEqual([first.wish])
    expect((await undo(me, first.wish.id)).wish).toEqual(first.wish)
  })

  it("of many at once are all kept", async () => {
    const me = await world.newPerson()
    const ids = worldIds("words", 10)
    await Promise.all(ids.map((id) => less(me, "tile", id)))
    expect((await listLessPreferences(me)).map(({ subject }) => subject).toSorted()).toEqual(ids.toSorted())
    expect((await world.homeFeed(me)).filter((id) => ids.includes(id))).toEqual([])
  })

  it("are a person's own", async () => {
    const [me, other] = [await world.newPerson(), await world.newPerson()]
    const { wish } = await less(me, "tile", "sound-3")
    expect(await codeOf("feed-undo_less", { wishId: wish.id }, other)).toBe("feed/no-such-wish")
    expect(await listLessPreferences(me)).toHaveLength(1)
    expect(await listLessPreferences(other)).toEqual([])
  })

  it.each([
    [{ scope: "tile", subject: "nothing" }, "tile/not-found"],
    [{ scope: "similar", subject: "nothing" }, "tile/not-found"],
    [{ scope: "category", subject: "nothing" }, "feed/unknown-category"],
  ])("%j is %s", async (data, code) => {
    expect(await codeOf("feed-show_less", data, await world.newPerson())).toBe(code)
  })

  it("need somebody to be theirs", async () => {
    expect(await codeOf("feed-show_less", { scope: "category", subject: "space" })).toBe("session/required")
    expect(await codeOf("feed-undo_less", { wishId: "category:space" })).toBe("session/required")
  })

  it.each(["category:space", "space", ":", "category:", "x:y"])(
    "taken back where there is none: %s",
    async (wishId) => {
      expect(await codeOf("feed-undo_less", { wishId }, await world.newPerson())).toBe("feed/no-such-wish")
    },
  )
})
