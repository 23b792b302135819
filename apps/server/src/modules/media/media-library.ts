import { existsSync } from "node:fs"
import { join } from "node:path"
import { emojiAssetPath } from "@confetti/cover-art/emoji-asset-path"
import { defined } from "@confetti/domain/defined"
import type { Db } from "../../platform/db/open-database.ts"
import type { PreviewRequest } from "../../platform/services.ts"
import { findCover } from "./covers.ts"
import { drawIcon } from "./draw-icon.ts"
import type { DrawingPool } from "./drawing-pool.ts"
import { makeFilm } from "./make-film.ts"
import { copyWhole, type MediaFolder } from "./media-folder.ts"
import { type MediaName, readMediaName } from "./media-name.ts"
import type { Media } from "./media-request.ts"
import { drawPreview } from "./draw-preview.ts"
import { findMedia } from "./store.ts"
import type { Urgency } from "./urgency-queue.ts"

/** AVIF at half the time of the next effort, for a twentieth more bytes. */
export const effort = 1

export type MediaLibrary = {
  /** Whether a file is there, and need not be made. */
  has: (name: string) => boolean
  /** The path of a file by its name, made first when it is missing; null when there is no such medium. */
  fileOf: (name: string, urgency: Urgency) => Promise<string | null>
  /** Makes those that are missing of the files of one medium, decoding it once. */
  prepare: (names: readonly string[], urgency: Urgency) => Promise<void>
  /** A file of a picture that is not published. Nothing of it is kept; null where its original is not there. */
  preview: (preview: PreviewRequest) => Promise<Buffer | null>
}

/** Gives media files, each made once, however many ask for it at once. */
export function createMediaLibrary(parts: { db: Db; folder: MediaFolder; pool: DrawingPool }): MediaLibrary {
  const { db, folder, pool } = parts
  const { originals } = folder
  /** Files that are being made, covers among the originals too; false in the end when there is no such medium. */
  type Making = Map<string, Promise<boolean>>
  const asked: Making = new Map()
  const ahead: Making = new Map()
  /** Whoever waits at a screen does not wait for what is made at low priority: on a busy machine that takes as long as it likes. */
  const makingOf = (urgency: Urgency): Making => (urgency === "asked" ? asked : ahead)
  const pathOf = (file: string): string => join(folder.files, file)

  const once = (files: readonly string[], urgency: Urgency, make: () => Promise<boolean>): Promise<boolean> => {
    const making = makingOf(urgency)
    const begun = make().finally(() => {
      for (const file of files) making.delete(file)
    })
    for (const file of files) making.set(file, begun)
    return begun
  }

  /** Draws the cover that a picture is made from, if that is what is missing; false when this machine does not draw it. */
  const drawCover = async (file: string, urgency: Urgency): Promise<boolean> => {
    const request = await findCover(folder, file)
    if (request === null) return false
    await pool.draw({ task: "cover", request, path: join(originals, file) }, urgency)
    return true
  }
  const hasOriginal = async (file: string, urgency: Urgency): Promise<boolean> =>
    existsSync(join(originals, file)) ||
    (makingOf(urgency).get(file) ?? once([file], urgency, () => drawCover(file, urgency)))

  const makeMedia = async ({ request }: Media, names: readonly string[], urgency: Urgency): Promise<boolean> => {
    const path = pathOf(defined(names[0]))
    if (request.kind === "film") {
      await makeFilm(join(originals, request.file), path, request.clip)
      return true
    }
    if (request.kind === "captions") {
      await copyWhole(join(originals, request.file), path)
      return true
    }
    if (request.kind === "icon") {
      await drawIcon(request, join(originals, request.file), path)
      return true
    }
    if (!(await hasOriginal(request.art.file, urgency))) return false
    if (request.kind === "card") await pool.draw({ task: "card", card: request, path, originals }, urgency)
    else {
      const outputs = names.map((name) => ({ path: pathOf(name), ...(readMediaName(name) as PictureName) }))
      await pool.draw({ task: "picture", art: request.art, size: request, outputs, effort, originals }, urgency)
    }
    return true
  }

  /** The names are of one medium. */
  const make = async (names: readonly string[], name: MediaName, urgency: Urgency): Promise<boolean> => {
    if (name.kind === "emoji") {
      if (emojiAssetPath(name.emoji) === null) return false
      await pool.draw({ task: "emoji", emoji: name.emoji, size: name.size, path: pathOf(defined(names[0])) }, urgency)
      return true
    }
    const media = await findMedia(db, name.id)
    return media?.request.kind === name.kind && makeMedia(media, names, urgency)
  }

  return {
    has: (file) => readMediaName(file) !== null && existsSync(pathOf(file)),
    fileOf: async (file, urgency) => {
      const name = readMediaName(file)
      if (name === null) return null
      const path = pathOf(file)
      // Files appear whole. Looked up without waiting: between a look and a begin nobody else may begin.
      if (existsSync(path)) return path
      const making = makingOf(urgency).get(file) ?? once([file], urgency, () => make([file], name, urgency))
      return (await making) ? path : null
    },
    preview: (request) => drawPreview(request, { folder, pool }),
    prepare: async (files, urgency) => {
      const missing = files.filter((file) => !asked.has(file) && !ahead.has(file) && !existsSync(pathOf(file)))
      const name = readMediaName(missing[0] ?? "")
      if (name !== null) await once(missing, urgency, () => make(missing, name, urgency))
    },
  }
}

type PictureName = Extract<MediaName, { kind: "picture" }>
