import { randomBytes, randomUUID } from "node:crypto"
import { stat } from "node:fs/promises"
import { request } from "node:http"
import { join } from "node:path"
import type { Upload } from "@confetti/contract/uploads"
import { day, hour, minute } from "@confetti/domain/durations"
import { mostBytes, mostPerDay } from "@confetti/domain/uploads/upload-limits"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { uploadsFolder } from "../src/platform/storage/open-storage.ts"
import type { Account } from "./add-account.ts"
import { nobody } from "./thoughts-world.ts"
import { startUploadsWorld, tusHeaders, type UploadsWorld } from "./uploads-world.ts"

let world: UploadsWorld
let me: Account
beforeAll(async () => {
  world = await startUploadsWorld()
  me = await world.newPerson()
})
afterAll(() => world.stop())

const bytes = randomBytes(1000)

/** Begins a PATCH of the whole file and breaks the line once some of it has arrived. */
async function breakAfter(sent: number, who: Account, { id, address }: Upload, offset = 0): Promise<void> {
  const { hostname, port } = new URL(world.server.origin)
  const outgoing = request({
    hostname,
    port,
    path: address,
    method: "PATCH",
    headers: {
      ...tusHeaders,
      ...who.headers,
      "content-type": "application/offset+octet-stream",
      "upload-offset": offset,
      "content-length": bytes.length - offset,
    },
  })
  outgoing.on("error", () => undefined)
  outgoing.write(bytes.subarray(offset, offset + sent))
  const { original = "" } = (await world.row(id)) ?? {}
  const arrived = join(uploadsFolder(world.server.services.config), original)
  await vi.waitFor(async () => expect((await stat(arrived)).size).toBe(offset + sent), 30_000)
  outgoing.destroy()
}

describe("beginning", () => {
  it("gives an address before the first byte, and the same one again", async () => {
    const uploadId = randomUUID()
    const { result } = await world.begin(me, { uploadId })
    expect(result).toMatchObject({ id: uploadId, state: "uploading", received: 0, size: 1000, attempt: 1, media: null })
    expect(result.address).toBe(`/uploads/${uploadId}-1`)
    expect((await world.begin(me, { uploadId })).result).toEqual(result)
    expect(await world.head(me, result.address)).toMatchObject({ status: 200, offset: 0 })
  })

  it("is one of fifty at once, and counts once", async () => {
    const [who, uploadId] = [await world.newPerson(), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 50 }, () => world.begin(who, { uploadId })))
    expect(new Set(answers.map(({ result }) => result?.address))).toEqual(new Set([`/uploads/${uploadId}-1`]))
    const { rows } = await world.server.services.pool.query("select from upload_begins where user_id = $1", [
      who.userId,
    ])
    expect(rows).toHaveLength(1)
  })

  it("refuses what is too large, ids of others, and nobody", async () => {
    expect((await world.begin(me, { size: mostBytes.photo + 1 })).code).toBe("upload/too-large")
    expect((await world.begin(me, { kind: "clip", size: mostBytes.clip + 1 })).code).toBe("request/invalid")
    const { result } = await world.begin(await world.newPerson())
    expect((await world.begin(me, { uploadId: result.id })).code).toBe("upload/id-taken")
    expect((await world.begin(nobody as Account)).code).toBe("session/required")
    expect((await world.begin(me, { kind: "clip", captions: "<b>no</b>" })).code).toBe("request/invalid")
  })

  it("ends with the day's quota, also of what was given up, and says until when", async () => {
    const who = await world.newPerson()
    for (let at = 0; at < mostPerDay.clip; at += 1) {
      const { status, result } = await world.begin(who, { kind: "clip" })
      expect(status).toBe(200)
      await world.call("uploads-cancel_upload", { uploadId: result.id }, who)
      world.clock.now += hour
    }
    const { code, details } = await world.begin(who, { kind: "clip" })
    expect(code).toBe("upload/too-many")
    expect(details["retryAfter"]).toBe((24 - mostPerDay.clip) * 3600)
    expect((await world.begin(who)).status).toBe(200)
    world.clock.now += 20 * hour
    expect((await world.begin(who, { kind: "clip" })).status).toBe(200)
  })

  it("is for nobody who is suspended", async () => {
    const [who, reason] = [await world.newPerson(), "Spam"]
    const thoughtId = (await world.write(who)).result.id
    const { result } = await world.begin(who)
    await world.patch(who, result.address, 0, bytes.subarray(0, 10))
    await world.decide(thoughtId, "suspend", { reason, days: 1 })
    expect((await world.begin(who)).code).toBe("thought/suspended")
    expect((await world.patch(who, result.address, 10, bytes.subarray(10))).code).toBe("upload/not-found")
    const original = (await world.row(result.id))?.original ?? "none"
    world.clock.now += 3 * minute
    await world.tend()
    expect(world.files().filter((name) => name.startsWith(original))).toEqual([])
  })
})

describe("bytes", () => {
  it("come in parts, in order, and no others", async () => {
    const { result } = await world.begin(me)
    const { address } = result
    expect(await world.patch(me, address, 0, bytes.subarray(0, 400))).toMatchObject({ status: 204, offset: 400 })
    expect(await world.patch(me, address, 0, bytes.subarray(0, 400))).toMatchObject({
      status: 409,
      code: "upload/wrong-offset",
    })
    expect(await world.patch(me, address, 500, bytes.subarray(500))).toMatchObject({ code: "upload/wrong-offset" })
    expect(await world.patch(me, address, 400, Buffer.alloc(601))).toMatchObject({
      status: 413,
      code: "upload/too-large",
    })
    expect(await world.head(me, address)).toMatchObject({ status: 200, offset: 400 })
    expect((await world.row(result.id))?.received).toBe(400)
    expect(await world.patch(me, address, 400, bytes.subarray(400))).toMatchObject({ status: 204, offset: 1000 })
    expect((await world.row(result.id))?.state).toBe("processing")
    expect(await world.head(me, address)).toMatchObject({ status: 200, offset: 1000 })
    expect(await world.patch(me, address, 1000, new Uint8Array())).toMatchObject({ code: "upload/wrong-offset" })
    const { original } = (await world.row(result.id)) ?? { original: "" }
    const stored = await world.server.services.storage.get(original)
    expect(Buffer.concat((await stored?.toArray()) ?? [])).toEqual(bytes)
  })

  it("that have arrived stay when the line breaks, and the rest follows", async () => {
    const { result } = await world.begin(me)
    await breakAfter(300, me, result)
    const { offset } = await world.head(me, result.address)
    expect(offset).toBe(300)
    await breakAfter(200, me, result, 300)
    const second = await world.head(me, result.address)
    expect(second.offset).toBe(500)
    expect(await world.patch(me, result.address, 500, bytes.subarray(500))).toMatchObject({ offset: 1000 })
    const stored = await world.server.services.storage.get((await world.row(result.id))?.original ?? "")
    expect(Buffer.concat((await stored?.toArray()) ?? [])).toEqual(bytes)
  })

  it("sent twice at once are there once", async () => {
    const { result } = await world.begin(me)
    const answers = await Promise.all(Array.from({ length: 6 }, () => world.patch(me, result.address, 0, bytes)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    for (const { status } of answers) expect([204, 409, 423]).toContain(status)
    expect((await world.row(result.id))?.state).toBe("processing")
    const stored = await world.server.services.storage.get((await world.row(result.id))?.original ?? "")
    expect(Buffer.concat((await stored?.toArray()) ?? [])).toEqual(bytes)
  })

  it("are nobody's but their owner's, and neither created nor deleted by tus", async () => {
    const { result } = await world.begin(me)
    const other = await world.newPerson()
    expect(await world.head(other, result.address)).toMatchObject({ status: 404 })
    expect(await world.patch(other, result.address, 0, bytes)).toMatchObject({ code: "upload/not-found" })
    expect(await world.patch(nobody, result.address, 0, bytes)).toMatchObject({ code: "session/required" })
    expect(await world.patch(me, result.address.replace(/1$/, "2"), 0, bytes)).toMatchObject({
      code: "upload/not-found",
    })
    for (const method of ["POST", "DELETE", "GET"]) {
      const response = await fetch(world.server.origin + result.address, {
        method,
        headers: { ...tusHeaders, ...me.headers },
      })
      expect(response.status).toBe(405)
    }
    const bare = await fetch(world.server.origin + result.address, { method: "PATCH", headers: me.headers, body: "x" })
    expect(bare.status).toBe(400)
  })

  it("are taken from the native shells by a bearer, and from no other site's page by a cookie", async () => {
    const { result } = await world.begin(me)
    const preflight = await fetch(world.server.origin + result.address, {
      method: "OPTIONS",
      headers: {
        origin: "capacitor://localhost",
        "access-control-request-method": "PATCH",
        "access-control-request-headers": "authorization,content-type,tus-resumable,upload-offset",
      },
    })
    expect(preflight.headers.get("access-control-allow-headers")).toContain("upload-offset")
    expect(preflight.headers.get("access-control-allow-methods")).toBe("HEAD, PATCH")
    const response = await fetch(world.server.origin + result.address, {
      method: "HEAD",
      headers: { ...tusHeaders, ...me.headers, origin: "capacitor://localhost" },
    })
    expect(response.headers.get("access-control-expose-headers")).toContain("upload-offset")
    const cookie = `confetti.session_token=${me.token}`
    const foreign = await fetch(world.server.origin + result.address, {
      method: "PATCH",
      headers: {
        ...tusHeaders,
        cookie,
        origin: "https://evil.example",
        "content-type": "application/offset+octet-stream",
        "upload-offset": "0",
      },
      body: bytes,
    })
    expect(foreign.status).toBe(403)
  })

  it("that never came are given up after a day without one, with those that did", async () => {
    const { result } = await world.begin(me)
    await world.patch(me, result.address, 0, bytes.subarray(0, 10))
    const original = (await world.row(result.id))?.original ?? "none"
    world.clock.now += day - minute
    await world.tend()
    expect(await world.head(me, result.address)).toMatchObject({ status: 200, offset: 10 })
    world.clock.now += 2 * minute
    await world.tend()
    expect(await world.head(me, result.address)).toMatchObject({ status: 404 })
    world.clock.now += 3 * minute
    await world.tend()
    expect(world.files().filter((name) => name.startsWith(original))).toEqual([])
    expect((await world.begin(me, { uploadId: result.id })).code).toBe("upload/id-taken")
  })
})

describe("giving up", () => {
  it("takes the bytes with it, at any time, and again changes nothing", async () => {
    const { result } = await world.begin(me)
    await world.patch(me, result.address, 0, bytes.subarray(0, 10))
    const original = (await world.row(result.id))?.original ?? "none"
    const cancel = () => world.call("uploads-cancel_upload", { uploadId: result.id }, me)
    expect((await cancel()).result).toEqual({ isCancelled: true })
    expect((await cancel()).result).toEqual({ isCancelled: true })
    world.clock.now += 3 * minute
    await world.tend()
    expect(world.files().filter((name) => name.startsWith(original))).toEqual([])
  })
})

describe("processing", () => {
  const broken = randomBytes(2000)

  it("that a dead worker left is taken up after its lease, three times, and can be tried again", async () => {
    const upload = await world.send(me, broken)
    const lease = { holder: "dead", until: new Date(world.clock.now + 15 * minute) }
    const { services } = world.server
    const work = { userId: me.userId, uploadId: upload.id, attempt: 1 }
    const { takeLease } = await import("../src/modules/uploads/work/lease-store.ts")
    for (let at = 1; at <= 3; at += 1) {
      const until = new Date(world.clock.now + 15 * minute)
      const row = await takeLease(services.db, work, { ...lease, until }, new Date(world.clock.now))
      expect(row?.tries).toBe(at)
      await world.tend()
      expect(await world.row(upload.id)).toMatchObject({ state: "processing", lease_holder: "dead", tries: at })
      world.clock.now += 15 * minute
    }
    await world.tend()
    expect(await world.row(upload.id)).toMatchObject({ state: "rejected", flaw: "failed" })
    const original = (await world.row(upload.id))?.original ?? "none"
    expect(world.files()).toContain(original)
    const { result } = await world.call("uploads-retry_upload", { uploadId: upload.id }, me)
    expect(result).toMatchObject({ state: "processing", flaw: null, attempt: 2 })
    expect((await world.call("uploads-retry_upload", { uploadId: upload.id }, await world.newPerson())).code).toBe(
      "upload/not-found",
    )
  })

  it("costs as much of the day's budget when it is asked for again", async () => {
    const who = await world.newPerson()
    const upload = await world.send(who, broken, { kind: "clip" })
    for (let at = 1; at < mostPerDay.clip; at += 1) await world.begin(who, { kind: "clip" })
    await world.server.db
      .updateTable("uploads")
      .set({ state: "rejected", flaw: "failed" })
      .where("upload_id", "=", upload.id)
      .execute()
    expect((await world.call("uploads-retry_upload", { uploadId: upload.id }, who)).code).toBe("upload/too-many")
    world.clock.now += day
    expect((await world.call("uploads-retry_upload", { uploadId: upload.id }, who)).status).toBe(200)
  })

  it("takes people in turn: a second file of one waits behind the first of another", async () => {
    const [many, one] = [await world.newPerson(), await world.newPerson()]
    const sent: Upload[] = []
    for (const who of [many, many, many, one]) sent.push(await world.send(who, broken))
    const { rows } = await world.server.services.pool.query(
      `select data -> 'payload' ->> 'uploadId' as id from pgboss.job
        where name = 'uploads' and group_id = any($1) order by priority desc, created_on, id`,
      [[many.userId, one.userId]],
    )
    const at = (index: number) => rows.findIndex(({ id }) => id === sent[index]?.id)
    expect(at(3)).toBe(1)
    expect([at(0), at(1), at(2)]).toEqual([0, 2, 3])
  })

  it("is rejected where the file is none, replaced by another, and says which attempt it is", async () => {
    const upload = await world.send(me, broken)
    await world.server.settleJobs()
    const row = await world.row(upload.id)
    expect(row?.state).toBe("rejected")
    const replace = (attempt: number, who = me) =>
      world.call("uploads-replace_upload", { uploadId: upload.id, attempt, kind: "photo", size: 1000 }, who)
    expect((await replace(1, await world.newPerson())).code).toBe("upload/not-found")
    expect((await replace(2)).code).toBe("upload/wrong-step")
    const { result } = await replace(1)
    expect(result).toMatchObject({ state: "uploading", attempt: 2, address: `/uploads/${upload.id}-2`, flaw: null })
    expect((await replace(1)).result).toEqual(result)
    expect(await world.head(me, upload.address)).toMatchObject({ status: 404 })
    expect((await world.patch(me, `/uploads/${upload.id}-2`, 0, bytes)).offset).toBe(1000)
    await world.tend()
    expect(world.files()).not.toContain(row?.original)
  })
})

describe("switched off", () => {
  it("takes nothing, and gives up what there is", async () => {
    const off = await startUploadsWorld({ UPLOADS: "off" })
    const who = await off.newPerson()
    expect((await off.begin(who)).code).toBe("upload/switched-off")
    expect((await off.patch(who, `/uploads/${randomUUID()}-1`, 0, bytes)).code).toBe("upload/switched-off")
    expect((await off.call("uploads-cancel_upload", { uploadId: randomUUID() }, who)).status).toBe(200)
    await off.stop()
  })

  it("is open to those who were invited where only they may", async () => {
    const few = await startUploadsWorld({ UPLOADS: "invited" })
    const who = await few.newPerson()
    expect((await few.begin(who)).code).toBe("upload/not-invited")
    await few.server.db
      .updateTable("users")
      .set({ referred_by: few.editor.userId, referred_at: new Date(few.clock.now) })
      .where("user_id", "=", who.userId)
      .execute()
    expect((await few.begin(who)).status).toBe(200)
    await few.stop()
  })

  it("takes no clips where nothing can make them", async () => {
    const bare = await startUploadsWorld()
    const who = await bare.newPerson()
    vi.stubEnv("PATH", "/nowhere")
    expect((await bare.begin(who, { kind: "clip" })).code).toBe("upload/clips-unavailable")
    vi.unstubAllEnvs()
    expect((await bare.begin(who)).status).toBe(200)
    await bare.stop()
  })
})
