import { join } from "node:path"
import { defined } from "@confetti/domain/defined"
import { about, type Say, t } from "../../../platform/words/say.ts"
import { findFilmProblem } from "../../media/inspect-film.ts"
import { isStored } from "../../media/is-stored.ts"
import { makeFilm } from "../../media/make-film.ts"
import type { MediaFolder } from "../../media/media-folder.ts"
import { filmFile } from "../../media/media-name.ts"
import { type Art, filmVersion, largestSize, type Media, mediaOf } from "../../media/media-request.ts"
import { exists, findPictureProblem, keepOriginal } from "../../media/originals.ts"
import { saveFiles } from "../../media/save-files.ts"
import type { TileFile } from "../pack/parse-tile.ts"
import type { Problem } from "../pack/problem.ts"
import type { PathOf } from "../pack/read-pack.ts"
import { findPosterProblem, posterBeside, takePoster } from "./poster-beside.ts"

export type TileArt = { art: Art; picture: Media; film: Media | null }

type Naming = Pick<TileFile, "file" | "lineOf"> & { fields: Pick<TileFile["fields"], "picture"> }
export type Pictured = Naming & { fields: Pick<TileFile["fields"], "aspect"> }

export async function checkArt(pathOf: PathOf, tile: Naming): Promise<Problem[]> {
  const field = tile.fields.picture.video === undefined ? "file" : "video"
  const name = tile.fields.picture[field]
  if (name === undefined) return []
  const path = pathOf(tile.file, name)
  const problem = (await exists(path)) ? await findProblem(field, path) : t`was not found beside this file`
  if (problem === null) return []
  const at = ["picture", field]
  return [{ file: tile.file, line: tile.lineOf(at), say: about(`\`picture.${field}\` ${name}`, problem), path: at }]
}

async function findProblem(field: "file" | "video", path: string): Promise<Say | null> {
  return field === "file" ? findPictureProblem(path) : ((await findFilmProblem(path)) ?? findPosterProblem(path))
}

export async function takeArt(
  pathOf: PathOf,
  tile: Pictured,
  { folder, makesFilms = true }: { folder: MediaFolder; makesFilms?: boolean },
): Promise<TileArt> {
  const { file, video, focus } = tile.fields.picture
  const withPicture = (original: string, film: Media | null = null): TileArt => {
    const art: Art = { kind: "original", file: original, ...(focus && { focus }) }
    return { art, picture: mediaOf({ kind: "picture", art, ...largestSize(tile.fields.aspect) }), film }
  }
  const take = (name: string) => keepOriginal(folder, pathOf(tile.file, name))
  if (file !== undefined) return withPicture(await take(file))
  const saved = await take(defined(video))
  const film = mediaOf({ kind: "film", version: filmVersion, file: saved })
  const name = filmFile(film.id)
  const isMade = await isStored(folder, "files", name)
  if (!isMade && makesFilms)
    await saveFiles(folder, "files", [name], ([path = name]) => makeFilm(join(folder.originals, saved), path))
  const poster = await posterBeside(pathOf(tile.file, defined(video)))
  return withPicture(await takePoster(folder, poster, saved), isMade || makesFilms ? film : null)
}
