import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rankingOf } from "../src/modules/ranking/live-ranking.ts"
import { type FeedWorld, startFeedWorld, worldIds } from "./feed-world.ts"

let world: FeedWorld

beforeAll(async () => {
  world = await startFeedWorld()
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  for (const table of ["likes", "tile_reads", "tile_counts_due", "tile_counts"] as const)
    await world.server.db.deleteFrom(table).execute()
})

const count = () => world.runJob("ranking-count_tiles")
const countsOf = async (tileId: string) => {
  const { db } = world.server
  const row = await db.selectFrom("tile_counts").selectAll().where("tile_id", "=", tileId).executeTakeFirst()
  return row ? [row.likes, row.seen, row.finished] : null
}
const due = () => world.server.db.selectFrom("tile_counts_due").selectAll().execute()

/** Compares the tables with a count by hand. */
async function expectExact(): Promise<void> {
  const { rows } = await sql<{ tile_id: string }>`
    select coalesce(c.tile_id, t.tile_id) as tile_id from tile_counts c
    full join (
      select tile_id, count(liked) as likes, count(seen) as seen, count(finished) as finished from (
        select tile_id, 1 as liked, null::int as seen, null::int as finished from likes
        union all
        select tile_id, null, 1, case when finished_at is not null then 1 end from tile_reads
      ) met group by tile_id
    ) t using (tile_id)
    where coalesce(c.likes, 0) <> coalesce(t.likes, 0) or coalesce(c.seen, 0) <> coalesce(t.seen, 0)
      or coalesce(c.finished, 0) <> coalesce(t.finished, 0)`.execute(world.server.db)
  expect(rows).toEqual([])
}

describe("what all people did with a tile", () => {
  it("is counted: likes, and how many saw it and came to its end", async () => {
    const [one, other] = [await world.newPerson(), await world.newPerson()]
    await world.like(one, "space-1")
    await world.like(other, "space-1", "space-2")
    await world.finish(one, "space-1")
    await world.pass(other, "space-1")
    await count()
    expect([await countsOf("space-1"), await countsOf("space-2")]).toEqual([
      [2, 2, 1],
      [1, 0, 0],
    ])
    expect(await due()).toEqual([])
    await world.call("likes-unlike_tile", { tileId: "space-1" }, one)
    await count()
    expect(await countsOf("space-1")).toEqual([1, 2, 1])
    await expectExact()
  })

  it("is what orders are made from, once it is counted", async () => {
    const me = await world.newPerson()
    await world.finish(me, "words-2")
    await count()
    const ranking = rankingOf(world.server.services)
    await ranking.refresh()
    const { indexOf, shown, finished } = ranking.catalogue()
    const tile = indexOf.get("words-2") as number
    expect([shown[tile], finished[tile]]).toEqual([1, 1])
  })

  it("is right after a hundred toggles at once, counted in the middle of them and by two", async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => world.newPerson()))
    const toggles = Array.from({ length: 100 }, (_, at) => {
      const name = at % 3 === 0 ? "likes-unlike_tile" : "likes-like_tile"
      return world.call(name, { tileId: `space-${(at % 4) + 1}` }, people[at % 5])
    })
    await Promise.all([...toggles, count(), count()])
    await count()
    expect(await due()).toEqual([])
    await expectExact()
  })

  it("is counted a part at a time, however much there is", async () => {
    const { db } = world.server
    const ids = worldIds("ocean")
    await sql`insert into likes (user_id, tile_id, liked_at)
      select 'p' || n, ${ids[0]}, now() from generate_series(1, 1300) n`.execute(db)
    await sql`insert into tile_counts_due (user_id, tile_id) select user_id, tile_id from likes`.execute(db)
    await count()
    expect([await due(), await countsOf(ids[0] as string)]).toEqual([[], [1300, 0, 0]])
  })

  it("is left to the next time when counting breaks off", async () => {
    const { db } = world.server
    const me = await world.newPerson()
    await world.like(me, "sound-1", "sound-2")
    await sql`alter table tile_counts add constraint refuses check (tile_id <> 'sound-2')`.execute(db)
    await count()
    expect([await countsOf("sound-1"), (await due()).length]).toEqual([null, 2])
    await sql`alter table tile_counts drop constraint refuses`.execute(db)
    await count()
    expect([await countsOf("sound-1"), await countsOf("sound-2"), await due()]).toEqual([[1, 0, 0], [1, 0, 0], []])
  })

  // The embedded database has one connection: there, nothing is ever under way beside a count.
  it.runIf(process.env["TEST_DATABASE_URL"])("does not lose what is written while it is counted", async () => {
    const me = await world.newPerson()
    await world.like(me, "words-1")
    await count()
    const { db } = world.server
    await db.transaction().execute(async (tx) => {
      const own = { user_id: "late", tile_id: "words-1" }
      await tx
        .insertInto("likes")
        .values({ ...own, liked_at: new Date() })
        .execute()
      await tx.insertInto("tile_counts_due").values(own).execute()
      await world.like(me, "words-2")
      await count()
      expect([await countsOf("words-1"), await countsOf("words-2")]).toEqual([
        [1, 0, 0],
        [1, 0, 0],
      ])
    })
    await count()
    expect(await countsOf("words-1")).toEqual([2, 0, 0])
    await expectExact()
  })

  it("forgets nobody's deeds when somebody else is erased, and theirs go", async () => {
    const [me, other] = [await world.newPerson(), await world.newPerson()]
    await world.like(me, "space-5")
    await world.finish(me, "space-5")
    await world.like(other, "space-5")
    await count()
    const { db, services } = world.server
    for (const { erase } of services.personal)
      await db.transaction().execute((tx) => erase(tx, me.id, new Date(), services))
    await count()
    expect(await countsOf("space-5")).toEqual([1, 0, 0])
    await expectExact()
  })
})
