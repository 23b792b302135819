import { dirname, join } from "node:path"
import { flawOfFilm } from "../../media/inspect-film.ts"
import { makeFilm } from "../../media/make-film.ts"
import type { MediaFolder } from "../../media/media-folder.ts"
import { filmFile } from "../../media/media-name.ts"
import { type Art, filmVersion, illustrationArt, type Media, mediaOf } from "../../media/media-request.ts"
import { exists, flawOfPicture, keepOriginal, keepPoster } from "../../media/originals.ts"
import { largestSize } from "../../media/picture-sizes.ts"
import type { TileFile } from "../pack/parse-tile.ts"
import type { Problem } from "../pack/problem.ts"

/** The cover of a tile, and the film that plays over it. */
export type TileArt = { art: Art; picture: Media; film: Media | null }

/** What names a picture in a file of the pack: a tile, a post, or something of the shop. */
type Naming = Pick<TileFile, "file" | "lineOf"> & { fields: Pick<TileFile["fields"], "picture"> }
export type Pictured = Naming & { fields: Pick<TileFile["fields"], "aspect"> }

/** What is wrong with the picture or film it names. */
export async function checkArt(dir: string, tile: Naming): Promise<Problem[]> {
  const field = tile.fields.picture.video === undefined ? "file" : "video"
  const name = tile.fields.picture[field]
  if (name === undefined) return []
  const path = join(dir, dirname(tile.file), name)
  const flaw = (await exists(path)) ? await flawOf(field, path) : "is not beside this file"
  if (flaw === null) return []
  return [{ file: tile.file, line: tile.lineOf(["picture", field]), message: `\`picture.${field}\` ${name} ${flaw}` }]
}

function flawOf(field: "file" | "video", path: string): Promise<string | null> {
  return field === "file" ? flawOfPicture(path) : flawOfFilm(path)
}

/** Takes an editor's own files into the originals, and says what the tile's picture is made from. */
export async function takeArt(dir: string, tile: Pictured, hue: number, folder: MediaFolder): Promise<TileArt> {
  const { recipe, emoji, extras, seed, file, video } = tile.fields.picture
  const size = largestSize(tile.fields.aspect)
  const withPicture = (art: Art, film: Media | null = null): TileArt => {
    return { art, picture: mediaOf({ kind: "picture", art, ...size }), film }
  }
  const take = (name: string) => keepOriginal(folder, join(dir, dirname(tile.file), name))
  if (recipe !== undefined && emoji !== undefined) {
    return withPicture(illustrationArt({ recipe, emoji, extras: extras ?? [], seed: seed ?? 1, hue }))
  }
  if (file !== undefined) return withPicture({ kind: "original", file: await take(file) })
  const kept = await take(video as string)
  const film = mediaOf({ kind: "film", version: filmVersion, file: kept })
  const path = join(folder.files, filmFile(film.id))
  if (!(await exists(path))) await makeFilm(join(folder.originals, kept), path)
  return withPicture({ kind: "original", file: await keepPoster(folder, kept) }, film)
}
