import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { PreviewRequest } from "../../platform/services.ts"
import { bringFile } from "./bring-file.ts"
import type { DrawingPool } from "./drawing-pool.ts"
import type { MediaFolder } from "./media-folder.ts"
import { type Art, cardVersion } from "./media-request.ts"

type Makers = { folder: MediaFolder; pool: DrawingPool }

/** Faster than for readers, at some bytes more: it is viewed once. */
const effort = 0

/**
 * Draws a picture that is not published with the same tasks. It is cropped at the readers' size, because the detected focus could differ at
 * another.
 */
export async function drawPreview(
  { art: { file, focus }, size, hue, output }: PreviewRequest,
  { folder, pool }: Makers,
): Promise<Buffer | null> {
  if (!(await bringFile(folder, "originals", file))) return null
  const dir = await mkdtemp(join(tmpdir(), "confetti-preview-"))
  try {
    const path = join(dir, "preview")
    const { originals } = folder
    const art: Art = { kind: "original", file, ...(focus && { focus }) }
    if (output.kind === "card") {
      const { title, brand, category } = output
      const card = { kind: "card" as const, version: cardVersion, art, title, brand, category, hue }
      await pool.draw({ task: "card", card, path, originals }, "asked")
    } else {
      const { width, format } = output
      await pool.draw({ task: "picture", art, size, outputs: [{ path, width, format }], effort, originals }, "asked")
    }
    return await readFile(path)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
