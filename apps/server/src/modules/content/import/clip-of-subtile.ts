import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Clip } from "@confetti/contract/clip"
import { type Say, t } from "../../../platform/words/say.ts"
import { clipSizes, seenSize } from "../../media/clip-shape.ts"
import type { DrawingPool } from "../../media/drawing-pool.ts"
import { ghostOf } from "../../media/ghosts.ts"
import { findClipProblem } from "../../media/inspect-film.ts"
import { isStored } from "../../media/is-stored.ts"
import { makeFilm } from "../../media/make-film.ts"
import type { MediaFolder } from "../../media/media-folder.ts"
import { captionsFile, filmFile } from "../../media/media-name.ts"
import { filmVersion, type Media, mediaOf, pictureWidths } from "../../media/media-request.ts"
import { exists, keepOriginal } from "../../media/originals.ts"
import { probeFilm, streamsOf } from "../../media/probe-film.ts"
import { readMp4 } from "../../media/read-mp4.ts"
import { saveFiles } from "../../media/save-files.ts"
import type { ClipFile } from "../pack/parse-subtiles.ts"
import type { TileFile } from "../pack/parse-tile.ts"
import type { Problem } from "../pack/problem.ts"
import type { PathOf } from "../pack/read-pack.ts"
import { findPosterProblem, posterBeside, takePoster } from "./poster-beside.ts"

export type PreparedClip = { clip: Clip; requests: Media[] }

type MediaTools = { folder: MediaFolder; pool: DrawingPool; makesFilms?: boolean }

const longestCaptions = 100_000

export async function checkClips(pathOf: PathOf, { file, clips }: TileFile): Promise<Problem[]> {
  const problems = await Promise.all(
    clips.map(async (clip, at): Promise<Problem[]> => {
      if (clip === null) return []
      const path = pathOf(file, clip.file)
      const problem = await findProblem(path)
      const where = ["subtiles", at, "clip"]
      return problem === null ? [] : [{ file, line: clip.line, say: t`the clip ${clip.file} ${problem}`, path: where }]
    }),
  )
  return problems.flat()
}

async function findProblem(path: string): Promise<Say | null> {
  if (!(await exists(path))) return t`was not found beside this file`
  return (await findClipProblem(path)) ?? (await findPosterProblem(path)) ?? (await findTextProblem(captionsOf(path)))
}

export function captionsOf(path: string): string {
  return path.replace(/\.\w+$/, ".vtt")
}

async function findTextProblem(path: string): Promise<Say | null> {
  if (!(await exists(path))) return null
  const text = await readFile(path, "utf8")
  const isSound = /^\uFEFF?WEBVTT[ \t\r\n]/.test(text) && text.includes("-->") && text.length <= longestCaptions
  return isSound ? null : t`has captions beside it that are not WebVTT`
}

/** Null if its files are missing and may not be made. */
export async function prepareClip(
  pathOf: PathOf,
  file: string,
  clip: ClipFile,
  tools: MediaTools,
): Promise<PreparedClip | null> {
  const { folder, makesFilms = true } = tools
  const path = pathOf(file, clip.file)
  const original = await keepOriginal(folder, path)
  const { sizes, duration, hasSound } = await shapeOf(path)
  const films = sizes.map((size) => ({
    size,
    film: mediaOf({ kind: "film", version: filmVersion, file: original, clip: size }),
  }))
  for (const { film, size } of films) {
    const name = filmFile(film.id)
    if (await isStored(folder, "files", name)) continue
    if (!makesFilms) return null
    await saveFiles(folder, "files", [name], ([made = name]) => makeFilm(join(folder.originals, original), made, size))
  }
  const poster = await preparePoster(path, original, sizes[0] ?? { width: 1, height: 1 }, tools)
  const captions = (await exists(captionsOf(path)))
    ? mediaOf({ kind: "captions", file: await keepOriginal(folder, captionsOf(path)) })
    : null
  return {
    clip: {
      kind: "clip",
      poster: { ...poster.picture, alt: clip.alt },
      sources: films.map(({ film, size }) => ({ src: `/media/${filmFile(film.id)}`, type: "video/mp4", ...size })),
      duration,
      hasSound,
      captions: captions && `/media/${captionsFile(captions.id)}`,
    },
    requests: [...films.map(({ film }) => film), poster.request, ...(captions ? [captions] : [])],
  }
}

/** A film that every browser plays stays one file. */
async function shapeOf(path: string) {
  const ready = await readMp4(path)
  if (ready) {
    const { width, height, duration, hasSound } = ready
    return { sizes: [{ width, height }], duration, hasSound }
  }
  const probed = await probeFilm(path)
  const { picture, sound } = streamsOf(probed)
  if (!picture || probed.format.duration === undefined) throw new Error(`${path} is no clip`)
  return { sizes: clipSizes(seenSize(picture)), duration: probed.format.duration, hasSound: sound !== undefined }
}

async function preparePoster(path: string, film: string, shape: { width: number; height: number }, tools: MediaTools) {
  const original = await takePoster(tools.folder, await posterBeside(path), film)
  const width = Math.max(...pictureWidths)
  const size = { width, height: Math.round((width * shape.height) / shape.width) }
  const request = mediaOf({ kind: "picture", art: { kind: "original", file: original }, ...size })
  const ghost = await ghostOf(request, tools)
  return { request, picture: { id: request.id, ...size, widths: [...pictureWidths], ...ghost } }
}
