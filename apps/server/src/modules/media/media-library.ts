import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Db } from "../../platform/db/open-database.ts"
import { emojiAssetPath } from "../pictures/emoji-asset-path.ts"
import type { DrawingPool } from "./drawing-pool.ts"
import { makeFilm } from "./make-film.ts"
import type { MediaFolder } from "./media-folder.ts"
import { type MediaName, readMediaName } from "./media-name.ts"
import type { Media } from "./media-request.ts"
import { findMedia } from "./store.ts"
import type { Urgency } from "./urgency-queue.ts"

/** Encoding while somebody waits: twice as quick as the next effort, for a tenth more bytes. */
const effort = 2

export type MediaLibrary = {
  /** The path of a file by its name, made first when it is missing; null when there is no such medium. */
  fileOf: (name: string, urgency: Urgency) => Promise<string | null>
  /** Makes those that are missing of the files of one picture in one width, drawing it once. */
  prepare: (names: readonly string[], urgency: Urgency) => Promise<void>
}

/** Gives media files, each made once, however many ask for it at once. */
export function createMediaLibrary(parts: { db: Db; folder: MediaFolder; pool: DrawingPool }): MediaLibrary {
  const { db, folder, pool } = parts
  /** Files that are being made; false in the end when there is no such medium. */
  const making = new Map<string, Promise<boolean>>()
  const pathOf = (file: string): string => join(folder.files, file)

  const makeMedia = async (media: Media, names: readonly string[], urgency: Urgency): Promise<void> => {
    const { request } = media
    const { originals } = folder
    const path = pathOf(names[0] as string)
    if (request.kind === "film") return makeFilm(join(originals, request.file), path)
    if (request.kind === "card") await pool.draw({ task: "card", card: request, path, originals }, urgency)
    else {
      const outputs = names.map((name) => ({ path: pathOf(name), ...(readMediaName(name) as PictureName) }))
      await pool.draw({ task: "picture", art: request.art, size: request, outputs, effort, originals }, urgency)
    }
  }

  /** The names are of one medium, and of one width where it is a picture. */
  const make = async (names: readonly string[], name: MediaName, urgency: Urgency): Promise<boolean> => {
    if (name.kind === "emoji") {
      if (emojiAssetPath(name.emoji) === null) return false
      await pool.draw({ task: "emoji", emoji: name.emoji, size: name.size, path: pathOf(names[0] as string) }, urgency)
      return true
    }
    const media = await findMedia(db, name.id)
    if (media?.request.kind !== name.kind) return false
    await makeMedia(media, names, urgency)
    return true
  }

  const begin = (files: readonly string[], name: MediaName, urgency: Urgency): Promise<boolean> => {
    const begun = make(files, name, urgency).finally(() => {
      for (const file of files) making.delete(file)
    })
    for (const file of files) making.set(file, begun)
    return begun
  }

  return {
    fileOf: async (file, urgency) => {
      const name = readMediaName(file)
      if (name === null) return null
      const path = pathOf(file)
      // Looked up without waiting: between a look and a begin nobody else may begin.
      if (!making.has(file) && existsSync(path)) return path
      return (await (making.get(file) ?? begin([file], name, urgency))) ? path : null
    },
    prepare: async (files, urgency) => {
      const missing = files.filter((file) => !making.has(file) && !existsSync(pathOf(file)))
      const name = readMediaName(missing[0] ?? "")
      if (name !== null) await begin(missing, name, urgency)
    },
  }
}

type PictureName = Extract<MediaName, { kind: "picture" }>
