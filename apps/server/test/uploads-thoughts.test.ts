import { randomBytes, randomUUID } from "node:crypto"
import type { ReviewCase, Thought } from "@confetti/contract/thoughts"
import type { Media } from "@confetti/contract/uploads"
import { day, minute } from "@confetti/domain/durations"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { isSound, verifyData } from "../src/verify-data.ts"
import { type Account, addSession } from "./add-account.ts"
import { finishUpload, leaseUpload } from "./make-upload.ts"
import { type Answer, nobody } from "./thoughts-world.ts"
import { startUploadsWorld, type UploadsWorld } from "./uploads-world.ts"

let world: UploadsWorld
beforeAll(async () => {
  world = await startUploadsWorld()
})
afterAll(() => world.stop())

const takes = "tab=USER_TAKES"
const bytes = randomBytes(500)

const writeWith = (who: Account, uploadId: string, tileId = "t0", thoughtId = randomUUID()): Promise<Answer<Thought>> =>
  world.call("thoughts-create_thought", { thoughtId, tileId, text: `With a photo ${randomUUID()}`, uploadId }, who)

/** A person's thought with an uploaded and processed photo, waiting for review. */
async function waiting(tileId = "t0"): Promise<{ me: Account; thoughtId: string; uploadId: string; path: string }> {
  const me = await world.newPerson()
  const upload = await world.send(me, bytes)
  const { result } = await writeWith(me, upload.id, tileId)
  await made(me, upload.id)
  return { me, thoughtId: result.id, uploadId: upload.id, path: await pathOf(me, tileId, result.id) }
}

async function made(me: Account, uploadId: string, attempt = 1): Promise<void> {
  const { services } = world.server
  await finishUpload(
    services,
    await leaseUpload(services, { userId: me.userId, uploadId, attempt }, "worker"),
    "worker",
  )
}

function fileOf(media: Media | null | undefined): string {
  if (media?.kind !== "photo") throw new Error("there is no photo")
  return `/media/${media.picture.id}-64.webp`
}

const thoughtOn = async (tileId: string, id: string, who: { headers: Record<string, string> }) =>
  (await world.page(tileId, takes, who)).thoughts.find((thought) => thought.id === id)

const pathOf = async (me: Account, tileId: string, id: string): Promise<string> =>
  fileOf((await thoughtOn(tileId, id, me))?.media)

const statusOf = async (path: string, who: { headers: Record<string, string> } = nobody): Promise<number> => {
  const response = await world.server.get(path, who.headers)
  await response.arrayBuffer()
  return response.status
}

const waits = async (thoughtId: string): Promise<boolean> => {
  const { result } = await world.call<{ cases: ReviewCase[] }>("thoughts-review_list", null, world.editor)
  return result.cases.some(({ id }) => id === thoughtId)
}

describe("a thought with a photo", () => {
  it("waits for its photo, then for a reviewer, and is everybody's once one let it stand", async () => {
    const me = await world.newPerson()
    const { result: upload } = await world.begin(me, { size: bytes.length })
    const { result } = await writeWith(me, upload.id, "t1")
    expect(result).toMatchObject({ media: null, review: { state: "needsReview" }, upload: { state: "uploading" } })
    expect(await waits(result.id)).toBe(false)
    expect((await world.decide(result.id, "approve")).code).toBe("thought/wrong-step")
    await world.patch(me, upload.address, 0, bytes)
    expect((await thoughtOn("t1", result.id, me))?.upload).toMatchObject({ state: "processing", received: 500 })
    expect((await world.decide(result.id, "approve")).code).toBe("thought/wrong-step")
    await made(me, upload.id)
    expect(await waits(result.id)).toBe(true)
    const mine = await thoughtOn("t1", result.id, me)
    expect(mine?.upload).toMatchObject({ state: "needsReview" })
    const path = fileOf(mine?.media)
    expect(await statusOf(path)).toBe(404)
    expect(await statusOf(path, await world.newPerson())).toBe(404)
    expect(await statusOf(path, me)).toBe(200)
    expect(await statusOf(path, world.editor)).toBe(200)
    const byCode = await addSession(world.server, world.editor.userId, 400 * day, "code")
    expect(await statusOf(path, { headers: { authorization: `Bearer ${byCode}` } })).toBe(404)
    const { result: decided } = await world.decide(result.id, "approve")
    expect(fileOf(decided.case.media)).toBe(path)
    expect((await world.row(upload.id))?.state).toBe("approved")
    expect(fileOf((await thoughtOn("t1", result.id, nobody))?.media)).toBe(path)
    expect((await thoughtOn("t1", result.id, nobody))?.upload).toBeNull()
    const response = await world.server.get(path)
    expect(
      [...response.headers].filter(([name]) => /^(cache-control|content-type|x-content|content-sec|etag)/.test(name)),
    ).toEqual([
      ["cache-control", "public, no-cache"],
      ["content-security-policy", expect.stringContaining("default-src 'none'")],
      ["content-type", "image/webp"],
      ["etag", expect.stringContaining(".webp")],
      ["x-content-type-options", "nosniff"],
    ])
  })

  it("belongs to one thought of its sender's, of fifty that are written at once", async () => {
    const me = await world.newPerson()
    const upload = await world.send(me, bytes)
    const thoughtId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => writeWith(me, upload.id, "t2", thoughtId)))
    for (const { result } of answers) expect(result).toMatchObject({ id: thoughtId, upload: { id: upload.id } })
    expect((await writeWith(me, upload.id, "t2")).code).toBe("upload/attached")
    expect((await writeWith(await world.newPerson(), upload.id)).code).toBe("upload/not-found")
    expect((await writeWith(me, randomUUID())).code).toBe("upload/not-found")
  })

  it("was approved as it was seen: a photo that came meanwhile is looked at first", async () => {
    const me = await world.newPerson()
    const upload = await world.send(me, bytes)
    const { result } = await writeWith(me, upload.id)
    const revision = (
      await world.call<{ case: ReviewCase }>("thoughts-review_show", { thoughtId: result.id }, world.editor)
    ).result.case.revision
    await made(me, upload.id)
    expect((await world.decide(result.id, "approve", { revision })).code).toBe("thought/moved-on")
  })

  it("answers parts of its files, as players ask for them, and nothing to who has it", async () => {
    const { path, me } = await waiting()
    const headers = { ...me.headers, range: "bytes=2-5" }
    const part = await world.server.get(path, headers)
    const whole = Buffer.from(await (await world.server.get(path, me.headers)).arrayBuffer())
    expect(part.status).toBe(206)
    expect(part.headers.get("content-range")).toBe(`bytes 2-5/${whole.length}`)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(2, 6))
    expect(part.headers.get("cache-control")).toBe("private, no-cache")
    expect((await world.server.get(path, { ...me.headers, range: `bytes=${whole.length}-` })).status).toBe(416)
    const etag = part.headers.get("etag") ?? ""
    expect((await world.server.get(path, { ...me.headers, "if-none-match": etag })).status).toBe(304)
  })
})

describe("taking down", () => {
  it("leaves nothing to anybody but editors with the next request, also to who asks with its tag, and is undone", async () => {
    const { me, thoughtId, uploadId, path } = await waiting("t3")
    await world.decide(thoughtId, "approve")
    const etag = (await world.server.get(path)).headers.get("etag") ?? ""
    await world.decide(thoughtId, "reject")
    expect(await statusOf(path)).toBe(410)
    expect(await statusOf(path, me)).toBe(410)
    expect(await statusOf(path, world.editor)).toBe(200)
    expect((await world.server.get(path, { "if-none-match": etag })).status).toBe(410)
    const mine = await thoughtOn("t3", thoughtId, me)
    expect(mine).toMatchObject({
      media: null,
      upload: { state: "rejected", flaw: "reviewer", reason: "It is an advertisement." },
    })
    await world.call("thoughts-appeal", { thoughtId, text: "Please look" }, me)
    expect((await world.row(uploadId))?.state).toBe("needsReview")
    expect(await statusOf(path)).toBe(404)
    expect(await statusOf(path, me)).toBe(200)
    await world.decide(thoughtId, "approve", {}, world.otherEditor)
    expect(await statusOf(path)).toBe(200)
    await world.decide(thoughtId, "reject")
    await world.decide(thoughtId, "restore")
    expect(await statusOf(path)).toBe(200)
  })

  it("by three reports hides the photo until somebody has looked", async () => {
    const { thoughtId, path } = await waiting("t4")
    await world.decide(thoughtId, "approve")
    for (let at = 0; at < 3; at += 1)
      await world.call("thoughts-report_thought", { thoughtId, reason: "spam" }, await world.newPerson())
    expect(await statusOf(path)).toBe(404)
    await world.decide(thoughtId, "approve")
    expect(await statusOf(path)).toBe(200)
  })

  it("can be answered with another photo, which is looked at anew", async () => {
    const { me, thoughtId, uploadId, path } = await waiting("t5")
    await world.decide(thoughtId, "reject")
    const replaced = await world.call(
      "uploads-replace_upload",
      { uploadId, attempt: 1, kind: "photo", size: bytes.length },
      me,
    )
    expect(replaced.result).toMatchObject({ state: "uploading", attempt: 2 })
    expect(await statusOf(path)).toBe(410)
    expect(await waits(thoughtId)).toBe(false)
    await world.patch(me, `/uploads/${uploadId}-2`, 0, bytes)
    await made(me, uploadId, 2)
    expect(await waits(thoughtId)).toBe(true)
    const second = await pathOf(me, "t5", thoughtId)
    expect(second).not.toBe(path)
    await world.decide(thoughtId, "approve")
    expect(await statusOf(second)).toBe(200)
    expect(await statusOf(path)).toBe(410)
  })
})

it("is looked at where its file could not be used, the words were let stand, and another try made it", async () => {
  const me = await world.newPerson()
  const upload = await world.send(me, bytes)
  const thoughtId = (await writeWith(me, upload.id, "t9")).result.id
  for (let at = 0; at < 3; at += 1) {
    await leaseUpload(world.server.services, { userId: me.userId, uploadId: upload.id }, "dead")
    world.clock.now += 15 * minute
  }
  await world.tend()
  expect(await world.row(upload.id)).toMatchObject({ state: "rejected", flaw: "failed" })
  expect((await world.decide(thoughtId, "approve")).status).toBe(200)
  expect(await thoughtOn("t9", thoughtId, nobody)).toMatchObject({ media: null })
  await world.call("uploads-retry_upload", { uploadId: upload.id }, me)
  await made(me, upload.id, 2)
  expect(await thoughtOn("t9", thoughtId, nobody)).toBeUndefined()
  expect(await waits(thoughtId)).toBe(true)
  await world.decide(thoughtId, "approve")
  expect(await statusOf(fileOf((await thoughtOn("t9", thoughtId, nobody))?.media))).toBe(200)
})

describe("what goes", () => {
  const stored = (path: string): boolean => world.files().includes(path.replace("/media/u/", "made/"))

  it("takes its bytes with it: a deleted thought's, and a photo that was taken from its thought", async () => {
    const deleted = await waiting("t6")
    await world.decide(deleted.thoughtId, "approve")
    const taken = await waiting("t6")
    await world.decide(taken.thoughtId, "approve")
    await world.call("thoughts-delete_thought", { thoughtId: deleted.thoughtId }, deleted.me)
    await world.call("uploads-cancel_upload", { uploadId: taken.uploadId }, taken.me)
    expect(await statusOf(deleted.path)).toBe(410)
    expect(await statusOf(taken.path, taken.me)).toBe(410)
    expect(await thoughtOn("t6", taken.thoughtId, nobody)).toMatchObject({ media: null })
    expect(stored(deleted.path)).toBe(true)
    await world.tend()
    expect(stored(deleted.path)).toBe(false)
    expect(stored(taken.path)).toBe(false)
  })

  it("is in an export, and leaves nothing of an erased person, in the database or the folder", async () => {
    const { me, path, uploadId } = await waiting("t7")
    const half = await world.begin(me)
    await world.patch(me, half.result.address, 0, bytes.subarray(0, 10))
    const originals = [(await world.row(half.result.id))?.original ?? "none"]
    const { result } = await world.call<{ held: { uploads: unknown[] } }>("users-export_data", null, me)
    expect(result.held.uploads).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          id: uploadId,
          files: expect.arrayContaining([expect.objectContaining({ address: path })]),
        }),
        expect.objectContaining({ id: half.result.id, state: "uploading", received: 10 }),
      ]),
    )
    await world.server.db.transaction().execute(async (tx) => {
      const { personal, extensions, content, jobs } = world.server.services
      for (const { erase } of personal)
        await erase(tx, me.userId, new Date(world.clock.now), { extensions, jobs, content })
    })
    expect(await statusOf(path)).toBe(410)
    world.clock.now += 3 * minute
    await world.tend()
    expect(stored(path)).toBe(false)
    expect(world.files().filter((name) => originals.some((original) => name.startsWith(original)))).toEqual([])
    expect(await world.row(uploadId)).toBeUndefined()
  })

  it("goes with a suspended person as far as it is on its way, and stays as far as it was shown", async () => {
    const { me, thoughtId, path, uploadId } = await waiting("t8")
    await world.decide(thoughtId, "approve")
    const arrived = await world.send(me, bytes)
    await world.decide(thoughtId, "suspend", { days: 1 })
    expect((await world.row(uploadId))?.state).toBe("approved")
    expect(await statusOf(path)).toBe(200)
    expect(await world.head(me, arrived.address)).toMatchObject({ status: 404 })
  })
})

describe("a worker", () => {
  it("that lost its lease shows nothing, and what it made is swept", async () => {
    const me = await world.newPerson()
    const upload = await world.send(me, bytes)
    const { services } = world.server
    const work = { userId: me.userId, uploadId: upload.id }
    const slow = await leaseUpload(services, work, "slow")
    await expect(leaseUpload(services, work, "early")).rejects.toThrow("no lease")
    world.clock.now += 15 * minute
    const quick = await leaseUpload(services, work, "quick")
    await finishUpload(services, slow, "slow")
    expect((await world.row(upload.id))?.state).toBe("processing")
    await finishUpload(services, quick, "quick")
    await finishUpload(services, slow, "slow")
    expect((await world.row(upload.id))?.state).toBe("needsReview")
    const { rows } = await services.pool.query<{ name: string }>("select name from upload_files where upload_id = $1", [
      upload.id,
    ])
    expect(rows).toHaveLength(2)
    await world.tend()
    const saved = world.files().filter((name) => name.startsWith("made/"))
    const { rows: named } = await services.pool.query<{ name: string }>("select name from upload_files")
    expect(saved).toEqual(named.map(({ name }) => `made/${name}`).toSorted())
  })

  it("that made it leaves nothing of it as it came", async () => {
    const me = await world.newPerson()
    const upload = await world.send(me, bytes)
    const original = (await world.row(upload.id))?.original ?? "none"
    expect(world.files().some((name) => name.startsWith(original))).toBe(true)
    await made(me, upload.id)
    await world.tend()
    expect(world.files().some((name) => name.startsWith(original))).toBe(false)
  })
})

it("leaves a sound database behind all of this", async () => {
  const verdict = await verifyData(world.server.db)
  expect(verdict.invariants.filter(({ violations }) => violations.length > 0)).toEqual([])
  expect(isSound(verdict)).toBe(true)
})
