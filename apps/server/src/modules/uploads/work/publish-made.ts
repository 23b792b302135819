import { stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { day } from "@confetti/domain/durations"
import { nextUpload } from "@confetti/domain/uploads/upload-state"
import type { Tx } from "../../../platform/db/open-database.ts"
import { publish } from "../../../platform/extension-point.ts"
import type { Services } from "../../../platform/services.ts"
import { trashOriginal } from "../drop-upload.ts"
import { addFiles } from "../files-store.ts"
import { drawKey, madeKey, typeOfMade } from "../keys.ts"
import type { MadeFile, MadeMedia } from "../process/processed.ts"
import { changeUpload, type UploadRow } from "../store.ts"
import { addTrash, removeTrash } from "../trash-store.ts"
import { uploadChanged } from "../upload-changed.ts"
import { addressed } from "./addressed-media.ts"
import { lockLeased, thoughtOf } from "./lease-store.ts"

type Made = { media: MadeMedia; files: readonly MadeFile[]; folder: string }

type Stored = { name: string; path: string; bytes: number }

/**
 * Stores made files, then shows them in one transaction. Until then they are in the trash, so that a crash or a lost lease leaves nothing
 * behind.
 */
export async function publishMade(row: UploadRow, holder: string, made: Made, services: Services): Promise<void> {
  const { db, storage, clock } = services
  const prefix = drawKey()
  const files = await filesToStore(row, prefix, made)
  const keys = files.map(({ name }) => madeKey(name))
  await addTrash(db, keys, new Date(clock() + day))
  for (const { name, path } of files) await storage.put(madeKey(name), path)
  const isShown = await db.transaction().execute(async (tx) => {
    const thoughtId = await thoughtOf(tx, row)
    const held = await lockAfterThought(tx, row, holder, thoughtId, services)
    const state = held && nextUpload(held.state, "process")
    if (!held || !state) return false
    const media = JSON.stringify(addressed(made.media, prefix, { alt: held.alt, hasCaptions: held.captions !== null }))
    const now = new Date(clock())
    const done = {
      state,
      media,
      flaw: null,
      has_original: false,
      lease_holder: null,
      lease_until: null,
      updated_at: now,
    }
    await changeUpload(tx, held, done)
    await addFiles(
      tx,
      files.map(({ name, bytes }) => ({ user_id: held.user_id, upload_id: held.upload_id, name, bytes })),
    )
    await removeTrash(tx, keys)
    await trashOriginal(tx, held, clock())
    return true
  })
  if (!isShown) await addTrash(db, keys, new Date(clock()))
}

/** Marks the thought as changed for reviewers. The thought is always locked first. */
async function lockAfterThought(
  tx: Tx,
  row: UploadRow,
  holder: string,
  thoughtId: string | null,
  services: Services,
): Promise<UploadRow | undefined> {
  if (thoughtId !== null)
    await publish(tx, services, uploadChanged, {
      userId: row.user_id,
      thoughtId,
      change: "made",
      now: services.clock(),
    })
  return lockLeased(tx, row, holder)
}

async function filesToStore(row: UploadRow, prefix: string, { files, folder }: Made): Promise<Stored[]> {
  const all = files.map(({ name, path }) => ({ name: `${prefix}-${name}`, path }))
  if (row.captions !== null) {
    const path = join(folder, "captions.vtt")
    await writeFile(path, row.captions)
    all.push({ name: `${prefix}-captions.vtt`, path })
  }
  const odd = all.find(({ name }) => typeOfMade(name) === null)
  if (odd) throw new Error(`a made file may not be called ${odd.name}`)
  return Promise.all(all.map(async ({ name, path }) => ({ name, path, bytes: (await stat(path)).size })))
}
