import { exportParts } from "@confetti/contract/personal-export"
import type { TileRead, TileState } from "@confetti/contract/tile-taps"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { addAccount, addSession } from "./add-account.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

let server: TestServer
let count = 0
const now = Date.parse("2026-06-01T12:00:00.000Z")
const moment = (minutes: number): string => new Date(now + minutes * 60_000).toISOString()
const many = Array.from({ length: 100 }, (_, at) => `tile-${String(at).padStart(2, "0")}`)

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, env: { RATE_LIMIT_CALLABLES: "100000" } })
  const later = { publishedAt: "2026-06-02T00:00:00.000Z" }
  await insertTiles(server.db, [
    ...["a", "b", ...many].map((id) => makeTile({ id })),
    makeTile({ id: "later", ...later }),
  ])
  await publishContent(server)
})
afterAll(() => server.stop())

type Person = { userId: string; headers: Record<string, string> }

const newPerson = (): Promise<Person> => addAccount(server, `person-${++count}@example.com`)

const seen = (tileId: string, more: Partial<TileRead> = {}): TileRead => ({
  tileId,
  share: 0,
  isRead: false,
  seenDate: moment(0),
  ...more,
})

async function record({ headers }: Pick<Person, "headers">, reads: unknown, key?: string) {
  const keyed = { ...headers, ...(key !== undefined && { "idempotency-key": key }) }
  const response = await server.call("tiles-record_reads", { reads }, keyed)
  const { result, error } = await response.json()
  return { status: response.status, recorded: result?.recorded, code: error?.details.code as string | undefined }
}

const statesPath = ({ userId }: Person, ids: string): string => `/documents/users/${userId}/tileStates?ids=${ids}`

async function statesOf(person: Person, ...ids: string[]): Promise<TileState[]> {
  return (await (await server.get(statesPath(person, ids.join()), person.headers)).json()).documents
}

const rowOf = ({ userId }: Person, tileId: string) =>
  server.db
    .selectFrom("tile_reads")
    .selectAll()
    .where("user_id", "=", userId)
    .where("tile_id", "=", tileId)
    .executeTakeFirst()

async function takeDue({ userId }: Pick<Person, "userId">): Promise<string[]> {
  const rows = await server.db
    .deleteFrom("tile_counts_due")
    .where("user_id", "=", userId)
    .returning("tile_id")
    .execute()
  return rows.map(({ tile_id }) => tile_id).toSorted()
}

describe("what is read", () => {
  it("is seen first, then read, then finished, and stays so", async () => {
    const me = await newPerson()
    expect(await statesOf(me, "a")).toEqual([])
    const state = { tileId: "a", subtileCountSnapshot: null, share: 0, isRead: false, isFinished: false, novelty: null }
    expect((await record(me, [seen("a", { seenDate: moment(-9) })])).recorded).toBe(1)
    expect(await statesOf(me, "a")).toEqual([state])
    await record(me, [seen("a", { seenDate: moment(-8), share: 0.25, isRead: true })])
    expect(await statesOf(me, "a")).toEqual([{ ...state, share: 0.25, isRead: true }])
    await record(me, [seen("a", { seenDate: moment(-7), share: 1, isRead: true })])
    await record(me, [seen("a", { seenDate: moment(-6), share: 0.1 })])
    expect(await statesOf(me, "a")).toEqual([{ ...state, share: 1, isRead: true, isFinished: true }])
    expect(await rowOf(me, "a")).toMatchObject({
      seen_at: new Date(moment(-6)),
      read_at: new Date(moment(-7)),
      finished_at: new Date(moment(-7)),
    })
  })

  it("is the same in whatever order it is told, in one batch or in many", async () => {
    const [forth, back, whole] = [await newPerson(), await newPerson(), await newPerson()]
    const reads = [
      seen("a", { seenDate: moment(-9), share: 0.3 }),
      seen("a", { seenDate: moment(-5), share: 1, isRead: true }),
      seen("a", { seenDate: moment(-7), share: 0.7, isRead: true }),
    ]
    for (const read of reads) await record(forth, [read])
    for (const read of reads.toReversed()) await record(back, [read])
    expect((await record(whole, reads)).recorded).toBe(1)
    const { user_id: _, ...row } = (await rowOf(forth, "a")) ?? {}
    expect(row).toEqual({
      tile_id: "a",
      seen_at: new Date(moment(-5)),
      share: 1,
      read_at: new Date(moment(-5)),
      finished_at: new Date(moment(-5)),
      credited_at: expect.any(Date),
    })
    expect(await rowOf(back, "a")).toEqual({ user_id: back.userId, ...row })
    expect(await rowOf(whole, "a")).toEqual({ user_id: whole.userId, ...row })
  })

  it("is read when it was seen to its end, whatever else is told", async () => {
    const me = await newPerson()
    await record(me, [seen("a", { share: 1 })])
    expect((await statesOf(me, "a"))[0]).toMatchObject({ isRead: true, isFinished: true })
  })

  it("was seen now at the latest", async () => {
    const me = await newPerson()
    await record(me, [seen("a", { seenDate: "9999-12-31T23:59:59Z", isRead: true })])
    expect(await rowOf(me, "a")).toMatchObject({ seen_at: new Date(now), read_at: new Date(now) })
  })

  it("leaves out what is no tile", async () => {
    const me = await newPerson()
    const { status, recorded } = await record(
      me,
      ["a", "never", "a-a", "later"].map((id) => seen(id)),
    )
    expect([status, recorded]).toEqual([200, 1])
    expect((await record(me, [seen("never")])).recorded).toBe(0)
    expect(await statesOf(me, "a", "never", "a-a", "later")).toHaveLength(1)
  })

  it("is noted for counting where it changed something, and only there", async () => {
    const me = await newPerson()
    await record(me, [seen("b"), seen("a", { share: 0.5 })])
    expect(await takeDue(me)).toEqual(["a", "b"])
    await record(me, [seen("b", { share: 1 }), seen("a", { share: 0.4 }), seen("never")])
    expect(await takeDue(me)).toEqual(["b"])
    await record(me, [seen("b", { share: 1 })])
    expect(await takeDue(me)).toEqual([])
  })

  it("is fifty at once at most, and one at least", async () => {
    const me = await newPerson()
    expect(
      (
        await record(
          me,
          many.slice(0, 50).map((id) => seen(id)),
        )
      ).recorded,
    ).toBe(50)
    expect(
      (
        await record(
          me,
          many.slice(0, 51).map((id) => seen(id)),
        )
      ).code,
    ).toBe("request/invalid")
  })

  it("are not kept when one of them is not understood", async () => {
    const me = await newPerson()
    expect((await record(me, [seen("b"), { ...seen("a"), share: 1.1 }])).code).toBe("request/invalid")
    expect(await statesOf(me, "a", "b")).toEqual([])
  })

  it("answers the same under one key", async () => {
    const me = await newPerson()
    const first = await record(me, [seen("a")], "reads")
    expect(await record(me, [seen("a")], "reads")).toEqual(first)
    expect((await record(me, [seen("b")], "reads")).code).toBe("request/key-reused")
  })

  it("needs a session, and is nobody else's", async () => {
    const [me, other] = [await newPerson(), await newPerson()]
    expect((await record({ headers: {} }, [seen("a")])).code).toBe("session/required")
    await record(me, [seen("a")])
    expect(await statesOf(other, "a")).toEqual([])
    expect((await server.get(statesPath(me, "a"), other.headers)).status).toBe(403)
    expect((await server.get(statesPath(me, "a"))).status).toBe(401)
  })
})

it("batches at once from two devices, each in an order of its own, leave the furthest", async () => {
  const me = await newPerson()
  const other = { headers: { authorization: `Bearer ${await addSession(server, me.userId)}` } }
  const batches = Array.from({ length: 40 }, (_, at) => {
    const reads = many.slice(0, 50).map((id) => seen(id, { share: at / 40, seenDate: moment(-at) }))
    return record(at % 2 === 0 ? me : other, at % 3 === 0 ? reads.toReversed() : reads)
  })
  expect(new Set((await Promise.all(batches)).map(({ status }) => status))).toEqual(new Set([200]))
  const rows = await server.db.selectFrom("tile_reads").selectAll().where("user_id", "=", me.userId).execute()
  expect(rows).toHaveLength(50)
  for (const { seen_at, share } of rows) expect([seen_at.toISOString(), share]).toEqual([moment(0), 39 / 40])
})

describe("the states of tiles", () => {
  it("join what was opened and what was read, in the order asked, a hundred at once", async () => {
    const me = await newPerson()
    await server.call("tiles-tap_tile", { tileId: "b" }, me.headers)
    await server.call("tiles-tap_tile", { tileId: "a" }, me.headers)
    await record(me, [seen("a", { share: 0.5, isRead: true }), ...many.slice(0, 3).map((id) => seen(id))])
    const states = await statesOf(me, "never", "a", ...many.slice(0, 97), "b")
    expect(states.map(({ tileId }) => tileId)).toEqual(["a", ...many.slice(0, 3), "b"])
    expect([states[0], states.at(-1)]).toEqual([
      { tileId: "a", subtileCountSnapshot: 1, share: 0.5, isRead: true, isFinished: false, novelty: null },
      { tileId: "b", subtileCountSnapshot: 1, share: 0, isRead: false, isFinished: false, novelty: null },
    ])
  })

  it.each([
    ["", 400],
    ["ids=", 200],
    [`ids=${many.join()}`, 200],
    [`ids=${many.join()},a`, 400],
    [`ids=${"x".repeat(65)}`, 400],
    ["ids=a&tileId=b", 400],
  ])("asked for by %.20s answer %i", async (query, status) => {
    const me = await newPerson()
    const response = await server.get(`/documents/users/${me.userId}/tileStates?${query}`, me.headers)
    expect(response.status).toBe(status)
  })
})

it("reads are in an export, and go with the person; their tiles are counted anew without a name", async () => {
  const me = await newPerson()
  await record(me, [seen("a", { share: 1 }), seen("b", { seenDate: moment(-1) })])
  const answer = await (await server.call("users-export_data", null, me.headers)).json()
  expect(exportParts.parse(answer.result.held).tileReads).toEqual([
    { tileId: "a", seenAt: moment(0), share: 1, readAt: moment(0), finishedAt: moment(0) },
    { tileId: "b", seenAt: moment(-1), share: 0, readAt: null, finishedAt: null },
  ])
  await takeDue(me)
  const reads = server.services.personal.find(({ name }) => name === "tileReads")
  for (let time = 0; time < 2; time++)
    await server.db.transaction().execute(async (tx) => reads?.erase(tx, me.userId, new Date(), server.services))
  expect(await statesOf(me, "a", "b")).toEqual([])
  expect(await takeDue({ userId: "" })).toEqual(["a", "b"])
})
