import { hour } from "@confetti/domain/durations"
import { describe, expect, it } from "vitest"
import { append, lockPoints } from "../src/modules/points/ledger-store.ts"
import { referralPaid } from "../src/modules/referrals/referral-events.ts"
import { publish } from "../src/platform/extension-point.ts"
import { addAccount } from "./add-account.ts"
import { address } from "./points-world.ts"
import { pushWorld, titlesOf, zone } from "./push-world.ts"
import { dateTiles, insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

const world = pushWorld()
const { clock, call, reachable, plan } = world

describe("news", () => {
  const setStory = async (entries: number) => {
    const subtiles = Array.from({ length: entries }, (_, at) => {
      return {
        id: `growing-${at}`,
        slug: `growing-part-${at}`,
        title: `Entry ${at + 1}`,
        form: "prose" as const,
        date: "2026-06-01",
        body: [],
      }
    })
    const story = makeTile({
      id: "growing",
      slug: "growing",
      title: "The dig",
      developing: true,
      subtiles,
      subtileIds: subtiles.map(({ id }) => id),
    })
    await world.server.db.deleteFrom("subtiles").where("tile_id", "=", "growing").execute()
    await world.server.db.deleteFrom("tiles").where("id", "=", "growing").execute()
    await insertTiles(world.server.db, [story])
    await publishContent(world.server)
  }

  it("of a followed story is its new entry, once", async () => {
    const { me, device } = await reachable()
    const { device: other } = await reachable()
    await setStory(2)
    expect((await call(me, "notifications-follow_stories", { tileIds: ["growing", "moon", "none"] })).result).toEqual({
      followed: 1,
    })
    await plan()
    expect(device.pushes).toEqual([])
    await setStory(3)
    await plan()
    await plan()
    const push = { tag: "entry growing 3", title: "The dig", body: "New: Entry 3", path: "/tiles/growing" }
    expect([device.pushes, other.pushes]).toEqual([[push], []])
    await call(me, "notifications-follow_stories", { tileIds: [] })
    await setStory(4)
    await plan()
    expect(device.pushes).toHaveLength(1)
  })

  it("is the tile of the day, at the hour one chose in one's zone, once", async () => {
    const { me, device } = await reachable()
    await call(me, "notifications-save_settings", { todayHour: 13, zone })
    await plan()
    expect(device.pushes).toEqual([])
    clock.now = Date.parse("2026-06-01T11:00:00.000Z")
    await plan()
    await plan()
    expect(device.pushes).toEqual([
      { tag: "today 2026-06-01", title: "Mirrors on the Moon", body: "Your tile of the day", path: "/tiles/moon" },
    ])
    clock.now += 24 * hour
    await plan()
    expect(device.pushes).toHaveLength(2)
  })

  it("of a day that editors gave a tile says what happened on it", async () => {
    const { me, device } = await reachable()
    await call(me, "notifications-save_settings", { todayHour: 13, zone })
    const source = { title: "A history of ringing", by: "Ada Bell", year: 1990, kind: "book" } as const
    const onThisDay = { year: 1904, text: "A bell rang for the first time.", source }
    await dateTiles(world.server.db, [{ day: "2026-06-01", tileId: "moon", onThisDay }])
    await publishContent(world.server)
    clock.now = Date.parse("2026-06-01T11:00:00.000Z")
    await plan()
    expect(device.pushes.map(({ body }) => body)).toEqual(["On this day in 1904: A bell rang for the first time."])
    await dateTiles(world.server.db, [])
    await publishContent(world.server)
  })

  it("is a streak that ends at midnight, in the evening, unless it goes on", async () => {
    const { me, device } = await reachable()
    const { me: other, device: theirs } = await reachable()
    for (const { userId } of [me, other])
      await call(userId === me.userId ? me : other, "notifications-save_settings", { kinds: ["streak"], zone })
    const dayOf = (userId: string, day: string) => ({
      user_id: userId,
      day,
      zone,
      tiles: "[]",
      read_ids: [],
      done_at: new Date(clock.now),
    })
    await world.server.db
      .insertInto("today_days")
      .values([
        ...["2026-05-30", "2026-05-31"].flatMap((day) => [dayOf(me.userId, day), dayOf(other.userId, day)]),
        dayOf(other.userId, "2026-06-01"),
      ])
      .execute()
    clock.now = Date.parse("2026-06-01T17:00:00.000Z")
    await plan()
    await plan()
    expect([titlesOf(device), titlesOf(theirs)]).toEqual([["2 days in a row"], []])
  })

  it("is an order on its way", async () => {
    const { me, device } = await reachable()
    const editor = await addAccount(world.server, "editor@example.com", { userId: "push-editor" })
    await world.server.db
      .insertInto("editors")
      .values({
        user_id: "push-editor",
        roles: ["owner"],
        invited_by: null,
        created_at: new Date(clock.now),
        updated_at: new Date(clock.now),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await world.server.db.transaction().execute(async (tx) => {
      const entry = { movement: "award", action: "referral", subject: "gift", points: 100 } as const
      await append(tx, await lockPoints(tx, me.userId), entry, new Date(clock.now))
    })
    const ordered = await call(me, "rewards-redeem_item", { itemId: "stickers", cost: 100, address })
    const redemptionId: string = ordered.result.redemption.id
    await world.server.settleJobs()
    expect((await call(editor, "rewards-pack_redemption", { redemptionId })).status).toBe(200)
    const shipped = await call(editor, "rewards-ship_redemption", { redemptionId, carrier: "Post", tracking: "12" })
    expect(shipped.status).toBe(200)
    await world.server.settleJobs()
    expect(device.pushes).toMatchObject([{ tag: `order ${redemptionId} 1`, path: "/me/orders" }])
    // Nothing of an address or a number is on a lock screen.
    expect(JSON.stringify(device.pushes)).not.toMatch(/Invaliden|12"/)
  })

  it("is points for a friend, without who the friend is, once", async () => {
    const { me, device } = await reachable()
    const { db, services } = world.server
    const paid = { userId: me.userId, referralId: "a-friend", points: 100, now: clock.now }
    for (let time = 0; time < 2; time++)
      await db.transaction().execute((tx) => publish(tx, services, referralPaid, paid))
    await world.server.settleJobs()
    const body = "A friend you invited joined and read their first tiles."
    expect(device.pushes).toEqual([{ tag: "friend a-friend", title: "+100 points", body, path: "/me/points" }])
  })
})
