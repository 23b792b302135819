import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { PreviewRequest } from "../../platform/services.ts"
import { bringFile } from "./bring-file.ts"
import type { DrawingPool } from "./drawing-pool.ts"
import type { MediaFolder } from "./media-folder.ts"
import { type Art, cardTileSize, cardVersion } from "./media-request.ts"

type Makers = { folder: MediaFolder; pool: DrawingPool }

/** Faster than what readers get, for some bytes more: it is looked at once. */
const effort = 0

/**
 * Draws a file of a picture that is not published, by the tasks that draw what is. A cover is drawn no larger than it is asked for; a
 * picture is cropped at the size readers get, or the eye that finds its middle could look elsewhere.
 */
export async function drawPreview(
  { art, size: whole, hue, output }: PreviewRequest,
  { folder, pool }: Makers,
): Promise<Buffer | null> {
  const dir = await mkdtemp(join(tmpdir(), "confetti-preview-"))
  try {
    const path = join(dir, "preview")
    const drawnSize =
      output.kind === "card"
        ? cardTileSize
        : { width: output.width, height: Math.round((whole.height * output.width) / whole.width) }
    const isDrawn = "recipe" in art
    const originals = isDrawn ? dir : folder.originals
    const from: Art = isDrawn
      ? { kind: "original", file: "cover.jpg" }
      : { kind: "original", file: art.file, ...(art.focus && { focus: art.focus }) }
    if (isDrawn)
      await pool.draw({ task: "cover", request: { ...art, hue, ...drawnSize }, path: join(dir, from.file) }, "asked")
    else if (!(await bringFile(folder, "originals", from.file))) return null
    if (output.kind === "card") {
      const { title, brand, category } = output
      const card = { kind: "card" as const, version: cardVersion, art: from, title, brand, category, hue }
      await pool.draw({ task: "card", card, path, originals }, "asked")
    } else {
      const { width, format } = output
      const size = isDrawn ? drawnSize : whole
      await pool.draw(
        { task: "picture", art: from, size, outputs: [{ path, width, format }], effort, originals },
        "asked",
      )
    }
    return await readFile(path)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
