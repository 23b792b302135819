import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"
import { bringFile } from "./bring-file.ts"
import type { Ghost } from "./draw/draw-task.ts"
import type { DrawingPool } from "./drawing-pool.ts"
import type { MediaFolder } from "./media-folder.ts"
import type { Media } from "./media-request.ts"
import { saveFiles } from "./save-files.ts"

const ghost = z.strictObject({ thumbhash: z.string(), color: z.string() })

type Makers = { folder: MediaFolder; pool: DrawingPool }

/** A picture's placeholder, stored in a file so that it is made once. */
export async function ghostOf(media: Media, { folder, pool }: Makers): Promise<Ghost> {
  if (media.request.kind !== "picture") throw new TypeError("only a picture has a ghost")
  const name = `${media.id}.json`
  const saved = (await bringFile(folder, "ghosts", name)) ? await readSaved(join(folder.ghosts, name)) : null
  if (saved) return saved
  const { art, width, height } = media.request
  const size = { width, height }
  const drawn = await pool.draw({ task: "ghost", art, size, originals: folder.originals }, "asked")
  if (!drawn) throw new Error(`the drawing pool returned no ghost for picture ${media.id}`)
  await saveFiles(folder, "ghosts", [name], ([path = name]) => writeFile(path, JSON.stringify(drawn)))
  return drawn
}

async function readSaved(path: string): Promise<Ghost | null> {
  try {
    return ghost.parse(JSON.parse(await readFile(path, "utf8")))
  } catch {
    return null
  }
}
