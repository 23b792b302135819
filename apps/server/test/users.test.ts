import { createUser, type UserRecord, userRecord } from "@confetti/contract/users"
import { inviteAlphabet } from "@confetti/domain/account/invite-code"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createUserWith } from "../src/modules/users/create-user.ts"
import { users } from "../src/modules/users/module.ts"
import { type Account, addAccount, addSession } from "./add-account.ts"
import { jpegOfScans } from "./hostile-files.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

let server: TestServer
let count = 0
const now = Date.parse("2026-06-01T12:00:00.000Z")

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, env: { EDITORS: "editor@example.com" } })
  await insertTiles(server.db, [makeTile({ id: "a" }), makeTile({ id: "b" }), makeTile({ id: "c", developing: true })])
  await publishContent(server)
})
afterAll(() => server.stop())

const newAccount = (): Promise<Account> => addAccount(server, `person-${++count}@example.com`)

const call = async (name: string, data: unknown, { headers }: { headers: Record<string, string> }) => {
  const response = await server.call(name, data, headers)
  const { result, error } = await response.json()
  return { status: response.status, result, code: error?.details.code as string | undefined }
}
const create = (account: Account, data: unknown = null) => call("users-create_user", data, account)
const update = (account: Account, data: unknown) => call("users-update_profile", data, account)

async function newPerson(data: unknown = null): Promise<Account & { record: UserRecord }> {
  const account = await newAccount()
  return { ...account, record: (await create(account, data)).result }
}

const readDocument = async (path: string, headers: Record<string, string> = {}) => {
  const response = await server.get(`/documents/${path}`, headers)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

describe("creating a record", () => {
  it("asks for a session", async () => {
    const response = await server.call("users-create_user")
    expect([response.status, (await response.json()).error.details.code]).toEqual([401, "session/required"])
  })

  it("needs nothing but the session", async () => {
    const account = await newAccount()
    const { status, result } = await create(account)
    expect(status).toBe(200)
    expect(userRecord.parse(result)).toEqual({
      id: account.userId,
      email: account.email,
      phone: null,
      name: "",
      picture: null,
      referredBy: null,
      inviteCode: expect.stringMatching(new RegExp(`^[${inviteAlphabet}]{7}$`)),
      subscriptions: { email: false, sms: false },
      notifications: false,
      analytics: true,
      shelfHue: null,
      appIcon: null,
      showsFavourite: true,
      roles: [],
      createdAt: "2026-06-01T12:00:00.000Z",
    })
  })

  it("answers the same again, whatever it is told then", async () => {
    const { record, ...account } = await newPerson({ emailSubscription: true })
    const again = await create(account, { emailSubscription: false, smsSubscription: true, phone: "+4930123456" })
    expect(again.result).toEqual(record)
  })

  it("makes one record when twenty devices ask at once, and answers all alike", async () => {
    const account = await newAccount()
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(account, { smsSubscription: true })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    const rows = await server.db
      .selectFrom("users")
      .innerJoin("invite_codes", "invite_codes.user_id", "users.user_id")
      .selectAll()
      .where("users.user_id", "=", account.userId)
      .execute()
    expect(rows).toHaveLength(1)
  })

  it("goes by the session, not by what the payload says of ids and addresses", async () => {
    const [me, other] = [await newAccount(), await newAccount()]
    const given = { id: other.userId, userId: other.userId, user_id: other.userId, roles: ["owner"] }
    const { result } = await create(me, { ...given, email: "someone@else.example" })
    expect(result).toMatchObject({ id: me.userId, email: me.email, roles: [] })
    expect((await readDocument(`users/${other.userId}`, other.headers)).body).toEqual({ document: null })
  })

  it.each([
    { email: "not an address" },
    { referredBy: 7 },
    { referredBy: "x".repeat(201) },
    { emailSubscription: "yes" },
    { phone: "1".repeat(41) },
    "text",
    [],
  ])("refuses %j", async (data) => {
    expect(await create(await newAccount(), data)).toMatchObject({ status: 400, code: "request/invalid" })
  })

  it("keeps a phone number in its international form", async () => {
    expect((await newPerson({ phone: " +49 (30) 12 34 56" })).record.phone).toBe("+4930123456")
    expect((await newPerson({ phone: "" })).record.phone).toBeNull()
  })

  it.each(["030 123456", "+1 555", "+", "+49", "call me"])("refuses the phone number %s", async (phone) => {
    const account = await newAccount()
    expect(await create(account, { phone })).toMatchObject({ status: 400, code: "user/invalid-phone" })
    expect((await readDocument(`users/${account.userId}`, account.headers)).body).toEqual({ document: null })
  })

  it("says who is an editor", async () => {
    const editor = await addAccount(server, "editor@example.com")
    expect((await create(editor)).result.roles).toEqual(["owner"])
  })

  it("brings nobody back whose account is gone while their token is still believed", async () => {
    const account = await newAccount()
    expect((await create(account)).status).toBe(200)
    await server.db.deleteFrom("users").where("user_id", "=", account.userId).execute()
    await server.db.deleteFrom("auth_users").where("id", "=", account.userId).execute()
    expect(await create(account)).toMatchObject({ status: 401, code: "session/expired" })
  })
})

describe("an invite code", () => {
  it("is drawn again when it is somebody's already", async () => {
    const draws = [...Array<number>(3).fill(1), 2].map((byte) => Array<number>(32).fill(byte))
    const drawing = await startTestServer({
      modules: [{ ...users, callables: [createUserWith(() => draws.shift() ?? [])] }],
    })
    const codes = []
    for (const name of ["a", "b"]) {
      const account = await addAccount(drawing, `${name}@example.com`)
      codes.push((await (await drawing.call("users-create_user", null, account.headers)).json()).result.inviteCode)
    }
    await drawing.stop()
    expect(draws).toEqual([])
    expect(new Set(codes).size).toBe(2)
  })
})

describe("who invited somebody", () => {
  it("is recorded, however the code was typed", async () => {
    const inviter = await newPerson()
    const code = inviter.record.inviteCode
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `
    expect((await newPerson({ referredBy: typed })).record.referredBy).toBe(code)
  })

  it("is dropped politely when the code is nobody's", async () => {
    for (const referredBy of ["AAAAAAA", "0", "", "'; drop table users", null])
      expect((await newPerson({ referredBy })).record.referredBy).toBeNull()
  })

  it("is recorded once, for ever", async () => {
    const [first, second] = [await newPerson(), await newPerson()]
    const { record, ...account } = await newPerson({ referredBy: first.record.inviteCode })
    const again = await create(account, { referredBy: second.record.inviteCode })
    expect(again.result.referredBy).toBe(first.record.inviteCode)
    const uninvited = await newPerson()
    const late = await create(uninvited, { referredBy: second.record.inviteCode })
    expect(late.result.referredBy).toBeNull()
  })

  it("is never oneself", async () => {
    const { record, ...account } = await newPerson()
    expect((await create(account, { referredBy: record.inviteCode })).result.referredBy).toBeNull()
  })

  it("is not oneself by a detour either, even if a record were lost and made again", async () => {
    const grandparent = await newPerson()
    const parent = await newPerson({ referredBy: grandparent.record.inviteCode })
    const child = await newPerson({ referredBy: parent.record.inviteCode })
    const { db } = server
    await db.deleteFrom("users").where("user_id", "=", grandparent.userId).execute()
    await db.deleteFrom("invite_codes").where("user_id", "=", grandparent.userId).execute()
    const again = await create(grandparent, { referredBy: child.record.inviteCode })
    expect(again).toMatchObject({ status: 200, result: { referredBy: null } })
  })
})

describe("changing a profile", () => {
  it("changes what is given and leaves the rest", async () => {
    const { record, ...account } = await newPerson({ phone: "+4930123456" })
    const first = await update(account, { name: "Ada Lovelace", smsSubscription: true })
    expect(first.result).toEqual({ ...record, name: "Ada Lovelace", subscriptions: { email: false, sms: true } })
    const second = await update(account, { phone: null, notifications: true, analytics: false })
    expect(second.result).toEqual({ ...first.result, phone: null, notifications: true, analytics: false })
    expect((await readDocument(`users/${record.id}`, account.headers)).body).toEqual({ document: second.result })
  })

  it("keeps a name readable", async () => {
    expect((await update(await newPerson(), { name: "Ada\u202e\nLovelace" })).result.name).toBe("Ada Lovelace")
  })

  it.each([{ id: "other" }, { userId: "other" }, { email: "new@example.com" }, { name: "x".repeat(41) }, null])(
    "refuses %j",
    async (data) => {
      const person = await newPerson()
      expect(await update(person, data)).toMatchObject({ status: 400, code: "request/invalid" })
      expect((await create(person)).result).toEqual(person.record)
    },
  )

  it("needs a session, and a record", async () => {
    expect((await server.call("users-update_profile", { name: "A" })).status).toBe(401)
    expect(await update(await newAccount(), { name: "A" })).toMatchObject({ status: 404, code: "user/not-found" })
  })
})

describe("a picture", () => {
  const address = (type: string, file: Buffer): string => `data:image/${type};base64,${file.toString("base64")}`
  const canvas = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#c2410c" } })

  it.each(["jpeg", "png", "webp"] as const)(
    "may be a %s, and is drawn anew without what else was in it",
    async (type) => {
      const person = await newPerson()
      const file = await canvas(700, 400)
        .withExif({ IFD0: { Copyright: "taken at home" } })
        .toFormat(type)
        .toBuffer()
      expect(file.includes("taken at home")).toBe(true)
      const { status, result } = await update(person, { picture: address(type, file) })
      expect(status).toBe(200)
      expect(result.picture).toMatch(new RegExp(`^/people/${person.userId}/[0-9a-f]{20}\\.webp$`))
      const response = await server.get(result.picture)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      })
      const served = Buffer.from(await response.arrayBuffer())
      expect(await sharp(served).metadata()).toMatchObject({ width: 256, height: 256, format: "webp" })
      expect(served.includes("taken at home")).toBe(false)
      const etag = response.headers.get("etag") as string
      expect((await server.get(result.picture, { "if-none-match": etag })).status).toBe(304)
    },
  )

  it("is gone when there is to be none, or another", async () => {
    const person = await newPerson()
    const pictures: string[] = []
    for (const background of ["#c2410c", "#0c4a6e"]) {
      const file = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
        .png()
        .toBuffer()
      pictures.push((await update(person, { picture: address("png", file) })).result.picture)
    }
    const [first = "", second = ""] = pictures
    expect([(await server.get(first)).status, (await server.get(second)).status]).toEqual([404, 200])
    expect((await update(person, { picture: null })).result.picture).toBeNull()
    expect((await server.get(second)).status).toBe(404)
  })

  it("may weigh 5 MB, but only from somebody signed in, and no more", async () => {
    const person = await newPerson()
    const noise = (side: number) =>
      sharp({
        create: { width: side, height: side, channels: 3, background: "#888", noise: { type: "gaussian", sigma: 90 } },
      })
        .png({ compressionLevel: 0 })
        .toBuffer()
    const large = address("png", await noise(1300))
    expect(large.length).toBeGreaterThan(6_000_000)
    expect((await update(person, { picture: large })).status).toBe(200)
    expect((await server.call("users-update_profile", { picture: large })).status).toBe(401)
    expect((await call("users-create_user", { referredBy: large }, person)).status).toBe(413)
    const tooLarge = await update(person, { picture: address("png", await noise(1350)) })
    expect(["user/invalid-picture", "request/too-large"]).toContain(tooLarge.code)
  })

  it("is refused when it cannot be read, is something else, or would be enormous", async () => {
    const person = await newPerson()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const good = await canvas(99, 99).jpeg().toBuffer()
    const bomb = await canvas(12_000, 12_000).png().toBuffer()
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024)
    const bad = [
      address("svg+xml", svg),
      address("png", svg),
      address("jpeg", Buffer.from("not a picture")),
      address("jpeg", good.subarray(0, good.length / 2)),
      address("jpeg", await jpegOfScans(101)),
      address("png", bomb),
      address("png", Buffer.alloc(0)),
      "https://example.com/a.png",
      "",
    ]
    for (const picture of bad)
      expect(await update(person, { picture })).toMatchObject({ status: 400, code: "user/invalid-picture" })
    expect((await create(person)).result.picture).toBeNull()
  })

  it("is drawn twenty times an hour", async () => {
    const person = await newPerson()
    const picture = address("png", await canvas(9, 9).png().toBuffer())
    const sent = await Promise.all(Array.from({ length: 21 }, () => update(person, { picture })))
    expect(sent.map(({ code }) => code)).toContain("request/rate-limited")
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(20)
  })

  it.each(["/people/", "/people/x", "/people/x/00000000000000000000.webp", "/people/x/../../etc.webp"])(
    "%s is not one",
    async (path) => expect((await server.get(path)).status).toBe(404),
  )
})

describe("a person's documents", () => {
  it("are theirs alone", async () => {
    const [me, other] = [await newPerson(), await newPerson()]
    for (const below of ["", "/likes", "/tileTaps?tileId=a"]) {
      expect((await readDocument(`users/${me.userId}${below}`)).status).toBe(401)
      expect((await readDocument(`users/${me.userId}${below}`, other.headers)).status).toBe(403)
      expect((await readDocument(`users/${me.userId}${below}`, me.headers)).status).toBe(200)
    }
    expect((await readDocument(`users/${me.userId}/secrets`, me.headers)).status).toBe(404)
    expect((await readDocument(`users/${me.userId}/likes/all`, me.headers)).status).toBe(404)
  })

  it("are null where there is no record", async () => {
    const { userId, headers } = await newAccount()
    expect((await readDocument(`users/${userId}`, headers)).body).toEqual({ document: null })
    expect((await readDocument(`users/${userId}/likes`, headers)).body).toEqual({ documents: [{ tileIds: [] }] })
    expect((await readDocument(`users/${userId}/tileTaps?tileId=a`, headers)).body).toEqual({ documents: [] })
  })

  it("are kept by no cache but their own, and not sent again until they change", async () => {
    const { record, ...account } = await newPerson()
    const first = await readDocument(`users/${record.id}`, account.headers)
    expect(first.body).toEqual({ document: record })
    expect(first.headers.get("cache-control")).toBe("private, no-cache")
    expect(first.headers.get("vary")).toContain("authorization")
    const known = { ...account.headers, "if-none-match": first.headers.get("etag") as string }
    expect((await server.get(`/documents/users/${record.id}`, known)).status).toBe(304)
    await update(account, { name: "New" })
    expect((await server.get(`/documents/users/${record.id}`, known)).status).toBe(200)
  })

  it("tell the likes in their order, and the last tap on a tile", async () => {
    const { userId, headers } = await newPerson()
    const at = (minute: number): Date => new Date(now + minute * 60_000)
    await server.db
      .insertInto("likes")
      .values([
        { user_id: userId, tile_id: "b", liked_at: at(1) },
        { user_id: userId, tile_id: "a", liked_at: at(2) },
      ])
      .execute()
    await server.db
      .insertInto("tile_taps")
      .values({ user_id: userId, tile_id: "a", tapped_at: at(3), subtile_count_snapshot: 4 })
      .execute()
    expect((await readDocument(`users/${userId}/likes`, headers)).body).toEqual({
      documents: [{ tileIds: ["b", "a"] }],
    })
    expect((await readDocument(`users/${userId}/tileTaps?tileId=a`, headers)).body).toEqual({
      documents: [{ tileId: "a", tappedDate: "2026-06-01T12:03:00.000Z", subtileCountSnapshot: 4 }],
    })
    expect((await readDocument(`users/${userId}/tileTaps?tileId=b`, headers)).body).toEqual({ documents: [] })
    expect((await readDocument(`users/${userId}/tileTaps`, headers)).status).toBe(400)
  })

  it("are the same on every device", async () => {
    const { userId, record } = await newPerson()
    const authorization = `Bearer ${await addSession(server, userId)}`
    expect((await readDocument(`users/${userId}`, { authorization })).body).toEqual({ document: record })
  })
})

describe("the eligible tiles", () => {
  it("are counted for somebody signed in", async () => {
    expect((await server.call("users-calculate_eligible_tiles")).status).toBe(401)
    const account = await newAccount()
    expect(await call("users-calculate_eligible_tiles", null, account)).toMatchObject({ result: { count: 2 } })
    expect((await call("users-get_home_feed", null, account)).result).toHaveLength(2)
  })
})

it("publishes what it takes: nothing at all will do", () => {
  expect(createUser.input.parse(null)).toEqual({ emailSubscription: false, smsSubscription: false })
})
