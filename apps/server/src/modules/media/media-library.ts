import { existsSync } from "node:fs"
import { basename, join } from "node:path"
import { defined } from "@confetti/domain/defined"
import { LRUCache } from "lru-cache"
import type { Db } from "../../platform/db/open-database.ts"
import type { PreviewRequest } from "../../platform/services.ts"
import { bringFile } from "./bring-file.ts"
import { drawPreview } from "./draw-preview.ts"
import { drawIcon } from "./draw-icon.ts"
import type { DrawingPool } from "./drawing-pool.ts"
import { emojiAssetPath } from "./emoji-asset-path.ts"
import { isStored } from "./is-stored.ts"
import { makeFilm } from "./make-film.ts"
import { makeOnce } from "./make-once.ts"
import type { MediaFolder } from "./media-folder.ts"
import { copyWhole } from "./whole-files.ts"
import { type MediaName, readMediaName } from "./media-name.ts"
import type { Media } from "./media-request.ts"
import { saveFiles } from "./save-files.ts"
import { findMedia } from "./store.ts"
import type { Urgency } from "./urgency-queue.ts"

/** AVIF in half the time of the next effort, for 5 % more bytes. */
const effort = 1

const mostRemembered = 50_000

export type MediaLibrary = {
  has: (name: string) => boolean
  /** The path of a file, made first if it is missing; null if there is no such medium. */
  fileOf: (name: string, urgency: Urgency) => Promise<string | null>
  /** Makes the missing files of one medium, decoding it once. */
  prepare: (names: readonly string[], urgency: Urgency) => Promise<void>
  /** An original's local path by its name in a backup, downloaded if needed; null if it is gone. */
  pathOf: (named: string) => Promise<string | null>
  /** Not stored; null without its original. */
  preview: (preview: PreviewRequest) => Promise<Buffer | null>
}

export function createMediaLibrary(parts: { db: Db; folder: MediaFolder; pool: DrawingPool }): MediaLibrary {
  const { db, folder, pool } = parts
  const { originals } = folder
  /** Files being made; resolves to false if there is no such medium. */
  type Making = Map<string, Promise<boolean>>
  const asked: Making = new Map()
  const ahead: Making = new Map()
  /** Requests do not wait for low-priority work, which can take any time on a busy machine. */
  const makingOf = (urgency: Urgency): Making => (urgency === "asked" ? asked : ahead)
  const pathOf = (file: string): string => join(folder.files, file)
  /** Names of files known to be in the bucket: the background renderer checks each again after every change. */
  const stored = new LRUCache<string, true>({ max: mostRemembered })

  const once = (files: readonly string[], urgency: Urgency, make: () => Promise<boolean>): Promise<boolean> => {
    const making = makingOf(urgency)
    const begun = make().finally(() => {
      for (const file of files) making.delete(file)
    })
    for (const file of files) making.set(file, begun)
    return begun
  }

  const writeMedia = async (
    { request }: Media,
    names: readonly string[],
    paths: readonly string[],
    urgency: Urgency,
  ) => {
    const path = defined(paths[0])
    if (request.kind === "film") await makeFilm(join(originals, request.file), path, request.clip)
    else if (request.kind === "captions") await copyWhole(join(originals, request.file), path)
    else if (request.kind === "icon") await drawIcon(request, join(originals, request.file), path)
    else if (request.kind === "card") await pool.draw({ task: "card", card: request, path, originals }, urgency)
    else {
      const outputs = names.map((name, at) => ({ ...(readMediaName(name) as PictureName), path: defined(paths[at]) }))
      await pool.draw({ task: "picture", art: request.art, size: request, outputs, effort, originals }, urgency)
    }
  }
  const makeMedia = async (media: Media, names: readonly string[], urgency: Urgency): Promise<boolean> => {
    const file = "art" in media.request ? media.request.art.file : media.request.file
    if (!(await bringFile(folder, "originals", file))) return false
    await saveFiles(folder, "files", names, (paths) => writeMedia(media, names, paths, urgency))
    return true
  }

  /** The names are of one medium. */
  const make = async (names: readonly string[], name: MediaName, urgency: Urgency): Promise<boolean> => {
    if (name.kind === "emoji") {
      const { emoji, size } = name
      if (emojiAssetPath(emoji) === null) return false
      const draw = ([path = ""]: readonly string[]) => pool.draw({ task: "emoji", emoji, size, path }, urgency)
      await saveFiles(folder, "files", names, draw)
      return true
    }
    const media = await findMedia(db, name.id)
    return media?.request.kind === name.kind && makeMedia(media, names, urgency)
  }
  const isThere = (name: string, urgency: Urgency): Promise<boolean> =>
    urgency === "asked" ? bringFile(folder, "files", name) : isStored(folder, "files", name)
  const makeOnceOf = async (names: readonly string[], name: MediaName, urgency: Urgency): Promise<boolean> => {
    const file = defined(names[0])
    return makeOnce(db, folder, {
      file,
      urgency,
      isThere: () => isThere(file, urgency),
      make: () => make(names, name, urgency),
    })
  }

  return {
    has: (file) => readMediaName(file) !== null && existsSync(pathOf(file)),
    fileOf: async (file, urgency) => {
      const name = readMediaName(file)
      if (name === null) return null
      const path = pathOf(file)
      // Checked synchronously: nothing may start between the check and the start.
      if (existsSync(path)) {
        if (folder.bucket) folder.used.add(path)
        return path
      }
      const bringOrMake = async (): Promise<boolean> =>
        (await bringFile(folder, "files", file)) || makeOnceOf([file], name, urgency)
      return (await (makingOf(urgency).get(file) ?? once([file], urgency, bringOrMake))) ? path : null
    },
    pathOf: async (named) => {
      const file = basename(named)
      return (await bringFile(folder, "originals", file)) ? join(originals, file) : null
    },
    preview: (request) => drawPreview(request, { folder, pool }),
    prepare: async (files, urgency) => {
      const missing: string[] = []
      for (const file of files) {
        if (asked.has(file) || ahead.has(file) || stored.has(file)) continue
        // oxlint-disable-next-line no-await-in-loop -- three sizes at most.
        const isThereNow = await isStored(folder, "files", file)
        if (!isThereNow) missing.push(file)
        else if (folder.bucket) stored.set(file, true)
      }
      const name = readMediaName(missing[0] ?? "")
      if (name !== null) await once(missing, urgency, () => makeOnceOf(missing, name, urgency))
    },
  }
}

type PictureName = Extract<MediaName, { kind: "picture" }>
