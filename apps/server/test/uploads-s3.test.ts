import { randomBytes, randomUUID } from "node:crypto"
import { minute } from "@confetti/domain/durations"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { Account } from "./add-account.ts"
import { type FakeS3, startFakeS3 } from "./fake-s3.ts"
import { finishUpload, leaseUpload } from "./make-upload.ts"
import { nobody } from "./thoughts-world.ts"
import { startUploadsWorld, type UploadsWorld } from "./uploads-world.ts"

let s3: FakeS3
let world: UploadsWorld
let me: Account
beforeAll(async () => {
  s3 = await startFakeS3()
  world = await startUploadsWorld({ ...s3.env, S3_ANSWER_MS: "60000" })
  me = await world.newPerson()
})
afterAll(async () => {
  await world.stop()
  await s3.stop()
})

/** More than one part of a file in the store. */
const bytes = randomBytes(11 * 1024 * 1024)

/** Everything the store has of this original, in any form. */
const partsOf = (original: string): string[] => [...s3.stored().keys()].filter((key) => key.startsWith(original))

async function begun(): Promise<{ id: string; address: string; original: string }> {
  const { result } = await world.begin(me, { size: bytes.length })
  return { id: result.id, address: result.address, original: (await world.row(result.id))?.original ?? "none" }
}

it("puts a file together in the store from parts of any size", async () => {
  const { id, address, original } = await begun()
  let offset = 0
  for (const size of [1, 3 * 1024 * 1024, 100, bytes.length]) {
    const end = Math.min(bytes.length, offset + size)
    expect(await world.patch(me, address, offset, bytes.subarray(offset, end))).toMatchObject({
      status: 204,
      offset: end,
    })
    offset = end
    if (offset < bytes.length) expect(await world.head(me, address)).toMatchObject({ offset })
  }
  expect((await world.row(id))?.state).toBe("processing")
  expect(s3.stored().get(original)?.equals(bytes)).toBe(true)
  expect(world.files().filter((name) => !name.startsWith("work"))).toEqual([])
})

it("finishes what a process left that died after the last byte", async () => {
  const { id, address, original } = await begun()
  await world.patch(me, address, 0, bytes.subarray(0, 100))
  // Every try of the client's to put the parts together fails.
  s3.failNext(20, (method, key) => method === "POST" && key === original)
  expect((await world.patch(me, address, 100, bytes.subarray(100))).status).toBe(500)
  expect((await world.row(id))?.state).toBe("uploading")
  s3.failNext(0, () => false)
  expect(await world.head(me, address)).toMatchObject({ status: 200, offset: bytes.length })
  expect((await world.row(id))?.state).toBe("processing")
  expect(s3.stored().get(original)?.equals(bytes)).toBe(true)
})

it("deletes what was given up: whole, in parts, and bytes that are no part yet", async () => {
  const [few, parts, whole] = [await begun(), await begun(), await begun()]
  await world.patch(me, few.address, 0, bytes.subarray(0, 1000))
  await world.patch(me, parts.address, 0, bytes.subarray(0, 9 * 1024 * 1024))
  await world.patch(me, whole.address, 0, bytes)
  for (const { id, original } of [few, parts, whole]) {
    expect(partsOf(original)).not.toEqual([])
    await world.call("uploads-cancel_upload", { uploadId: id }, me)
  }
  world.clock.now += 3 * minute
  await world.tend()
  for (const { original } of [few, parts, whole]) expect(partsOf(original)).toEqual([])
})

it("serves made files from the store, in parts too, and leaves nothing of an erased person there", async () => {
  const who = await world.newPerson()
  const upload = await world.send(who, bytes.subarray(0, 5000))
  const thoughtId = randomUUID()
  await world.call("thoughts-create_thought", { thoughtId, tileId: "t0", text: "Look", uploadId: upload.id }, who)
  await finishUpload(
    world.server.services,
    await leaseUpload(world.server.services, { userId: who.userId, uploadId: upload.id }, "worker"),
    "worker",
  )
  await world.decide(thoughtId, "approve")
  const shown = (await world.page("t0", "tab=USER_TAKES", nobody)).thoughts.find(({ id }) => id === thoughtId)?.media
  if (shown?.kind !== "photo") throw new Error("there is no photo")
  const path = `/media/${shown.picture.id}-64.avif`
  const whole = Buffer.from(await (await world.server.get(path)).arrayBuffer())
  const part = await world.server.get(path, { range: "bytes=4-11" })
  expect(part.status).toBe(206)
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(4, 12))
  const keys = [...s3.stored().keys()].filter((key) => key.startsWith("made/"))
  expect(keys).toHaveLength(2)
  await world.server.db.transaction().execute(async (tx) => {
    const { personal, extensions, content, jobs } = world.server.services
    for (const { erase } of personal)
      await erase(tx, who.userId, new Date(world.clock.now), { extensions, jobs, content })
  })
  expect((await world.server.get(path)).status).toBe(410)
  await world.tend()
  expect([...s3.stored().keys()].filter((key) => key.startsWith("made/"))).toEqual([])
})

it("tries to delete again what the store was too busy to", async () => {
  const { id, address, original } = await begun()
  await world.patch(me, address, 0, bytes)
  await world.call("uploads-cancel_upload", { uploadId: id }, me)
  s3.failNext(10_000, (method) => method === "DELETE" || method === "POST")
  await world.tend()
  expect(partsOf(original)).not.toEqual([])
  s3.failNext(0, () => false)
  await world.tend()
  expect(partsOf(original)).toEqual([])
})
