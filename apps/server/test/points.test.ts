import { exportParts } from "@confetti/contract/personal-export"
import { listEntries, pointsOverview } from "@confetti/contract/points"
import { minute } from "@confetti/domain/durations"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { award } from "../src/modules/points/paid-once.ts"
import type { Account } from "./add-account.ts"
import { type PointsWorld, startPointsWorld } from "./points-world.ts"

let world: PointsWorld
beforeAll(async () => {
  world = await startPointsWorld()
})
afterAll(() => world.stop())

const claim = (who: Account, action: string, tileId?: string, key?: string) =>
  world.call("points-claim_action", { action, ...(tileId !== undefined && { tileId }) }, who, key)

/** Opens a tile, and claims that it was shared. */
const share = async (who: Account, tileId: string, key?: string) => {
  await world.call("tiles-tap_tile", { tileId }, who)
  return claim(who, "share", tileId, key)
}

const read = (who: Account, ...tileIds: string[]) => {
  const seenDate = new Date(world.clock.now).toISOString()
  return world.call(
    "tiles-record_reads",
    { reads: tileIds.map((tileId) => ({ tileId, share: 0.7, isRead: true, seenDate })) },
    who,
  )
}

const overview = async (who: Account, platform?: string) =>
  pointsOverview.parse((await world.call("points-get_overview", platform ? { platform } : null, who)).result)

const statement = async (who: Account, asked: object | null = null) =>
  listEntries.output.parse((await world.call("points-list_entries", asked, who)).result)

/** A device whose push service took a message then, or has not yet. */
async function addDevice({ userId: user_id }: Account, accepted_at: Date | null): Promise<void> {
  const device = { endpoint: "e", p256dh: "k", auth: "a", session_id: "s", added_at: new Date(world.clock.now) }
  await world.server.db
    .insertInto("push_subscriptions")
    .values({ user_id, subscription_id: "device", ...device, accepted_at })
    .onConflict((conflict) => conflict.columns(["user_id", "subscription_id"]).doUpdateSet({ accepted_at }))
    .execute()
}

describe("a read", () => {
  it("brings a point once, after it was read", async () => {
    const me = await world.newPerson()
    expect(await claim(me, "read_a_tile", "t1")).toMatchObject({ status: 400, code: "points/not-yet" })
    await read(me, "t1")
    expect((await claim(me, "read_a_tile", "t1")).result).toEqual({
      action: "read_a_tile",
      points: 1,
      balance: 1,
      held: 0,
    })
    expect(await claim(me, "read_a_tile", "t1")).toMatchObject({ status: 409, code: "points/already-paid" })
    expect((await overview(me)).balance).toBe(1)
  })

  it("that was only seen brings nothing", async () => {
    const me = await world.newPerson()
    const seenDate = new Date(world.clock.now).toISOString()
    await world.call("tiles-record_reads", { reads: [{ tileId: "t1", share: 0.1, isRead: false, seenDate }] }, me)
    expect((await claim(me, "read_a_tile", "t1")).code).toBe("points/not-yet")
  })

  it("of a story that still grows brings nothing, nor does one that is not there", async () => {
    const me = await world.newPerson()
    await read(me, "growing")
    expect((await claim(me, "read_a_tile", "growing")).code).toBe("points/not-offered")
    expect((await claim(me, "read_a_tile", "never")).code).toBe("tile/not-found")
  })

  it("counts fifty times a day, and again tomorrow", async () => {
    const me = await world.newPerson()
    const ids = Array.from({ length: 52 }, (_, at) => `t${at}`)
    await read(me, ...ids.slice(0, 50))
    await read(me, ...ids.slice(50))
    for (const id of ids.slice(0, 50)) expect((await claim(me, "read_a_tile", id)).status).toBe(200)
    expect(await claim(me, "read_a_tile", "t50")).toMatchObject({ status: 400, code: "points/daily-cap" })
    expect((await overview(me)).ways.find(({ action }) => action === "read_a_tile")).toMatchObject({
      done: 50,
      left: 0,
    })
    const before = world.clock.now
    world.clock.now = Date.parse("2026-06-02T00:00:01.000Z")
    expect((await claim(me, "read_a_tile", "t50")).status).toBe(200)
    expect((await overview(me)).earnedToday).toBe(1)
    world.clock.now = before
  })
})

describe("the other ways", () => {
  it("share: five a day, once a tile", async () => {
    const me = await world.newPerson()
    for (const id of ["t1", "t2", "t3", "t4", "t5"]) expect((await share(me, id)).status).toBe(200)
    expect((await share(me, "t1")).code).toBe("points/already-paid")
    expect((await share(me, "t6")).code).toBe("points/daily-cap")
    expect((await overview(me)).balance).toBe(25)
  })

  it("an account is complete once it has a name", async () => {
    const me = await world.newPerson("")
    expect((await claim(me, "complete_account")).code).toBe("points/not-yet")
    await world.call("users-update_profile", { name: "Ada" }, me)
    expect((await claim(me, "complete_account")).result).toMatchObject({ points: 10 })
    expect((await claim(me, "complete_account")).code).toBe("points/already-paid")
  })

  it("notifications have to reach a device: a yes alone is not enough", async () => {
    const me = await world.newPerson()
    await world.call("users-update_profile", { notifications: true }, me)
    expect((await claim(me, "enable_notifications")).code).toBe("points/not-yet")
    await addDevice(me, null)
    expect((await claim(me, "enable_notifications")).code).toBe("points/not-yet")
    await addDevice(me, new Date(world.clock.now))
    expect((await claim(me, "enable_notifications")).status).toBe(200)
  })

  it("a channel there is none of brings nothing, and is not shown", async () => {
    const me = await world.newPerson()
    expect((await claim(me, "follow_ig")).code).toBe("points/not-offered")
    expect((await overview(me)).ways.map(({ action }) => action)).not.toContain("follow_ig")
  })

  it.each(["referral", "create_a_thought", "play_a_game"])("%s comes by itself", async (action) => {
    expect((await claim(await world.newPerson(), action)).code).toBe("points/by-itself")
  })

  it("need a session and a record", async () => {
    expect((await world.call("points-claim_action", { action: "share", tileId: "t1" }, { headers: {} })).code).toBe(
      "session/required",
    )
    const me = await world.newPerson()
    await world.server.db.deleteFrom("invite_codes").where("user_id", "=", me.userId).execute()
    await world.server.db.deleteFrom("users").where("user_id", "=", me.userId).execute()
    expect((await claim(me, "share", "t1")).code).toBe("user/not-found")
  })
})

describe("a channel", () => {
  it("is visited for points once, and on iOS only where the operator says so", async () => {
    const me = await world.newPerson()
    const post = {
      type: "ig_social",
      id: "us",
      title: "We are here too",
      text: "",
      handle: "@us",
      address: "https://www.instagram.com/us/",
      player: "https://www.instagram.com/us/embed/",
      picture: null,
    }
    await world.server.db
      .insertInto("social_posts")
      .values({ key: "ig_social.us", position: 0, content_hash: "", document: JSON.stringify(post) })
      .execute()
    await sql`update content_state set version = version + 1`.execute(world.server.db)
    await world.server.services.content.refresh()
    expect((await overview(me, "web")).ways.find(({ action }) => action === "follow_ig")).toMatchObject({
      isClaimable: true,
      address: "https://www.instagram.com/us/",
    })
    expect((await overview(me, "ios")).ways.map(({ action }) => action)).not.toContain("follow_ig")
    expect((await claim(me, "follow_ig")).result).toMatchObject({ points: 10 })
    expect((await overview(me)).ways.find(({ action }) => action === "follow_ig")).toMatchObject({
      isOver: true,
      left: 0,
    })
  })
})

describe("at once", () => {
  it("every award claimed fifty times in parallel is paid once", async () => {
    const me = await world.newPerson()
    await addDevice(me, new Date(world.clock.now))
    await read(me, "t1")
    for (const [action, tileId] of [
      ["read_a_tile", "t1"],
      ["share", "t1"],
      ["complete_account"],
      ["enable_notifications"],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => claim(me, action, tileId)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ code }) => code === "points/already-paid")).toHaveLength(49)
    }
    expect(await world.accountOf(me)).toEqual({ points: 26, held: 0, entries: 4 })
  })

  it("what the server pays itself is paid once, too", async () => {
    const me = await world.newPerson()
    const entry = { userId: me.userId, action: "play_a_game", subject: "WURD 2026-06-01", points: 1 } as const
    const pay = () => world.server.db.transaction().execute((tx) => award(tx, entry, world.clock.now))
    const paid = await Promise.all(Array.from({ length: 50 }, pay))
    expect(paid.filter((account) => account !== null)).toHaveLength(1)
    const { result } = await world.call<{ entries: unknown[] }>("points-list_entries", { limit: 5 }, me)
    expect(result.entries).toEqual([expect.objectContaining({ action: "play_a_game", cause: "WURD" })])
  })

  it("a cap holds against fifty different tiles", async () => {
    const me = await world.newPerson()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => share(me, `t${at}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect((await world.accountOf(me))?.points).toBe(25)
  })

  it("one key is one effect and fifty equal answers", async () => {
    const me = await world.newPerson()
    const answers = await Promise.all(Array.from({ length: 50 }, () => share(me, "t1", "key-1")))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await world.accountOf(me)).toMatchObject({ points: 5, entries: 1 })
  })
})

describe("the statement", () => {
  it("has every point with its cause, by pages and by kind", async () => {
    const me = await world.newPerson()
    await read(me, "t1", "t2", "t3")
    for (const id of ["t1", "t2", "t3"]) {
      world.clock.now += 1000
      await claim(me, "read_a_tile", id)
    }
    const { entries, next, balance } = await statement(me, { limit: 2 })
    expect({ next, balance }).toEqual({ next: 2, balance: 3 })
    expect(entries[0]).toMatchObject({
      number: 3,
      action: "read_a_tile",
      kind: "earned",
      points: 1,
      balance: 3,
      state: "paid",
      cause: "Tile 3",
      tile: { id: "t3", title: "Tile 3" },
      at: new Date(world.clock.now).toISOString(),
    })
    const rest = await statement(me, { limit: 2, before: next ?? 0 })
    expect([rest.entries.map(({ number }) => number), rest.next]).toEqual([[1], null])
    expect((await statement(me, { filter: "spent" })).entries).toEqual([])
    expect((await statement(me, { filter: "earned" })).entries).toHaveLength(3)
  })

  it("names a tile that is gone, and does not lead to it", async () => {
    const me = await world.newPerson()
    await share(me, "t59")
    await world.server.db.updateTable("tiles").set({ removed_at: new Date() }).where("id", "=", "t59").execute()
    expect((await statement(me)).entries[0]).toMatchObject({ cause: "Tile 59", tile: null })
  })

  it("is a file for a spreadsheet, in which nothing is a formula", async () => {
    const me = await world.newPerson()
    await share(me, "t1")
    await world.server.db.updateTable("tiles").set({ title: "=1+1" }).where("id", "=", "t1").execute()
    const response = await world.server.get("/points/statement.csv", me.headers)
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    const file = Buffer.from(await response.arrayBuffer()).toString()
    const lines = file.split("\n")
    // The mark at its front tells spreadsheets that it is UTF-8.
    expect(lines[0]).toBe("\uFEFFnumber,at,action,kind,state,cause,points,balance")
    expect(lines[1]).toBe(`1,${new Date(world.clock.now).toISOString()},share,earned,paid,'=1+1,5,5`)
    expect((await world.server.get("/points/statement.csv")).status).toBe(401)
  })

  it("is given as a file twice a minute and twenty times a day", async () => {
    const me = await world.newPerson()
    const began = world.clock.now
    const file = async () => (await world.server.get("/points/statement.csv", me.headers)).status
    for (let pair = 0; pair < 10; pair += 1) {
      expect([await file(), await file(), await file()]).toEqual([200, 200, 429])
      world.clock.now += minute
    }
    expect(await file()).toBe(429)
    world.clock.now = began
  })

  it("is nobody else's", async () => {
    const [me, other] = [await world.newPerson(), await world.newPerson()]
    await share(me, "t2")
    expect((await statement(other)).entries).toEqual([])
  })
})

describe("the ledger", () => {
  it("takes no change and no removal of an entry, whoever asks", async () => {
    const me = await world.newPerson()
    await share(me, "t2")
    const { db } = world.server
    await expect(sql`update points_entries set points = 500`.execute(db)).rejects.toThrow("append-only")
    await expect(sql`delete from points_entries`.execute(db)).rejects.toThrow("append-only")
  })

  it("lets no balance fall below zero at any isolation", async () => {
    const me = await world.newPerson()
    await world.give(me, 10)
    for (const level of ["read committed", "repeatable read", "serializable"] as const) {
      const spend = () =>
        world.server.db
          .transaction()
          .setIsolationLevel(level)
          .execute((tx) => sql`update points_accounts set points = points - 6 where user_id = ${me.userId}`.execute(tx))
          .catch(() => undefined)
      await Promise.all(Array.from({ length: 10 }, spend))
      expect((await world.accountOf(me))?.points).toBeGreaterThanOrEqual(0)
    }
  })

  it("keeps its sums when somebody is erased", async () => {
    const me = await world.newPerson()
    await share(me, "t2")
    const { db, services } = world.server
    const sums = async () => {
      const { rows } = await sql<{ account: string; points: number }>`
        select account, sum(points)::int as points from (
          select credit as account, points from points_entries
          union all select debit, -points from points_entries
          union all select account, points from points_of_erased
        ) legs group by account order by account`.execute(db)
      return rows
    }
    const before = await sums()
    expect(before.reduce((sum, { points }) => sum + points, 0)).toBe(0)
    for (let time = 0; time < 2; time++)
      for (const { erase } of services.personal)
        await db.transaction().execute((tx) => erase(tx, me.userId, new Date(), services))
    expect(await sums()).toEqual(before)
    expect(await world.accountOf(me)).toBeUndefined()
    expect((await claim(me, "share", "t3")).code).toBeDefined()
    expect(await world.accountOf(me)).toBeUndefined()
  })

  it("is in an export, whole", async () => {
    const me = await world.newPerson()
    await share(me, "t2")
    const { result } = await world.call<{ held: unknown }>("users-export_data", null, me)
    expect(exportParts.parse(result.held).points).toMatchObject([{ action: "share", points: 5, cause: "Tile 2" }])
  })
})
