import { join } from "node:path"
import { defined } from "@confetti/domain/defined"
import { about, type Say, t } from "../../../platform/words/say.ts"
import { type Cover, coverOf } from "../../media/covers.ts"
import { flawOfFilm } from "../../media/inspect-film.ts"
import { isStored } from "../../media/is-stored.ts"
import { makeFilm } from "../../media/make-film.ts"
import type { MediaFolder } from "../../media/media-folder.ts"
import { filmFile } from "../../media/media-name.ts"
import { type Art, filmVersion, largestSize, type Media, mediaOf } from "../../media/media-request.ts"
import { exists, flawOfPicture, keepOriginal } from "../../media/originals.ts"
import { saveFiles } from "../../media/save-files.ts"
import type { TileFile } from "../pack/parse-tile.ts"
import type { Problem } from "../pack/problem.ts"
import type { PathOf } from "../pack/read-pack.ts"
import { flawOfPoster, posterBeside, takePoster } from "./poster-beside.ts"

export type TileArt = { art: Art; cover: Cover | null; picture: Media; film: Media | null }

type Naming = Pick<TileFile, "file" | "lineOf"> & { fields: Pick<TileFile["fields"], "picture"> }
export type Pictured = Naming & { fields: Pick<TileFile["fields"], "aspect"> }

export async function checkArt(pathOf: PathOf, tile: Naming): Promise<Problem[]> {
  const field = tile.fields.picture.video === undefined ? "file" : "video"
  const name = tile.fields.picture[field]
  if (name === undefined) return []
  const path = pathOf(tile.file, name)
  const flaw = (await exists(path)) ? await flawOf(field, path) : t`is not beside this file`
  if (flaw === null) return []
  const at = ["picture", field]
  return [{ file: tile.file, line: tile.lineOf(at), say: about(`\`picture.${field}\` ${name}`, flaw), path: at }]
}

async function flawOf(field: "file" | "video", path: string): Promise<Say | null> {
  return field === "file" ? flawOfPicture(path) : ((await flawOfFilm(path)) ?? flawOfPoster(path))
}

export async function takeArt(
  pathOf: PathOf,
  tile: Pictured,
  hue: number,
  { folder, makesFilms = true }: { folder: MediaFolder; makesFilms?: boolean },
): Promise<TileArt> {
  const { file, video, focus } = tile.fields.picture
  const size = largestSize(tile.fields.aspect)
  const withPicture = (original: string, film: Media | null = null): TileArt => {
    const art: Art = { kind: "original", file: original, ...(focus && { focus }) }
    const picture = mediaOf({ kind: "picture", art, ...size })
    return { art, cover, picture: { ...picture, ...(cover && { cover: cover.request }) }, film }
  }
  const cover = coverOfSize(tile, hue, size)
  const take = (name: string) => keepOriginal(folder, pathOf(tile.file, name))
  if (cover) return withPicture(cover.file)
  if (file !== undefined) return withPicture(await take(file))
  const kept = await take(defined(video))
  const film = mediaOf({ kind: "film", version: filmVersion, file: kept })
  const name = filmFile(film.id)
  const isMade = await isStored(folder, "files", name)
  if (!isMade && makesFilms)
    await saveFiles(folder, "files", [name], ([path = name]) => makeFilm(join(folder.originals, kept), path))
  const poster = await posterBeside(pathOf(tile.file, defined(video)))
  return withPicture(await takePoster(folder, poster, kept), isMade || makesFilms ? film : null)
}

/** The cover to draw in this size; null where the picture is a file or a film. */
export function coverOfSize({ fields }: Naming, hue: number, size: { width: number; height: number }): Cover | null {
  const { recipe, emoji, extras = [], seed = 1 } = fields.picture
  if (recipe === undefined || emoji === undefined) return null
  return coverOf({ recipe, emoji, extras, seed, hue, ...size })
}
