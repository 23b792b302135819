import { type Say, t } from "../../../platform/words/say.ts"
import type { MediaFolder } from "../../media/media-folder.ts"
import { exists, findPictureProblem, keepOriginal, keepPoster } from "../../media/originals.ts"

/** The picture beside a film with the same name, used as its poster; null if there is none. */
export async function posterBeside(film: string): Promise<string | null> {
  for (const extension of ["jpg", "png", "webp", "avif"]) {
    const path = film.replace(/\.\w+$/, `.${extension}`)
    if (await exists(path)) return path
  }
  return null
}

export async function findPosterProblem(film: string): Promise<Say | null> {
  const poster = await posterBeside(film)
  const problem = poster === null ? null : await findPictureProblem(poster)
  return problem === null ? null : t`has a poster beside it that ${problem}`
}

export function takePoster(folder: MediaFolder, beside: string | null, film: string): Promise<string> {
  return beside === null ? keepPoster(folder, film) : keepOriginal(folder, beside)
}
