import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { Readable } from "node:stream"
import { FileStore } from "@tus/file-store"
import { S3Store } from "@tus/s3-store"
import { type DataStore, ERRORS, Upload } from "@tus/server"
import type { Services } from "../../../platform/services.ts"
import { uploadsFolder } from "../../../platform/storage/open-storage.ts"
import { s3Settings } from "../../../platform/storage/s3-settings.ts"
import type { Storage } from "../../../platform/storage/storage.ts"
import { originals } from "../keys.ts"

export function byteStore({ own }: Pick<Services, "own">): DataStore {
  return own(openByteStore)
}

function openByteStore({ config }: Services): DataStore {
  const settings = s3Settings(config)
  if (settings !== null) return new S3Store({ s3ClientConfig: settings })
  const directory = uploadsFolder(config)
  // Created first, as the library would make it readable for everyone.
  mkdirSync(join(directory, originals), { recursive: true, mode: 0o700 })
  return new FileStore({ directory })
}

/** Creates a file. The caller has its lock: creating it twice would empty it. */
export async function beginFile(store: DataStore, original: string, size: number): Promise<void> {
  try {
    await store.getUpload(original)
  } catch (error) {
    if (error !== ERRORS.FILE_NOT_FOUND && error !== ERRORS.FILE_NO_LONGER_EXISTS) throw error
    await store.create(new Upload({ id: original, size, offset: 0 }))
  }
}

/** Joins complete parts: a crashed process may have left some. */
export async function sealFile(store: DataStore, storage: Storage, original: string, size: number): Promise<void> {
  if (await storage.exists(original)) return
  await store.write(Readable.from([]), original, size).catch(async (error: unknown) => {
    // Another process did so meanwhile.
    if (!(await storage.exists(original))) throw error
  })
}

/** Suffixes of files beside an upload: its size, and incomplete parts. */
const beside = ["", ".json", ".info", ".part"]

/** Deletes an upload's file, parts and metadata. Missing ones are ignored. */
export async function deleteOriginal(
  { own, storage }: Pick<Services, "own" | "storage">,
  original: string,
): Promise<void> {
  await byteStore({ own })
    .remove(original)
    .catch((error: unknown) => {
      if (error !== ERRORS.FILE_NOT_FOUND && !isGone(error)) throw error
    })
  for (const ending of beside) await storage.delete(original + ending)
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && /^(NoSuchKey|NoSuchUpload|NotFound)$/.test(error.name)
