import { copyFileSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { encodeFilm, type Film } from "./encode-film.ts"
import { popcorn } from "./popcorn.ts"
import { tideMachine } from "./tide-machine.ts"

/**
 * Draws the starter pack's films from our own code and writes them, each with its poster, beside the tiles that show them. It needs
 * ffmpeg, which reading the pack does not: what is written is checked in. The same ffmpeg writes the same bytes.
 */

const tiles = join(import.meta.dirname, "../../content/tiles")
const films: { film: Film; path: string }[] = [
  { film: popcorn, path: join(tiles, "kitchen/popcorn-jumps") },
  { film: tideMachine, path: join(tiles, "ocean/the-tide-machine") },
]

const dir = mkdtempSync(join(tmpdir(), "confetti-clips-"))
try {
  for (const { film, path } of films) {
    const { video, poster } = await encodeFilm(film, dir)
    copyFileSync(video, `${path}.mp4`)
    copyFileSync(poster, `${path}.webp`)
    console.log(`${path}.mp4`)
  }
} finally {
  rmSync(dir, { recursive: true })
}
