import { readFile } from "node:fs/promises"
import sharp from "sharp"
import { illustrate } from "./art/illustrate.ts"
import type { Cover } from "./read-covers.ts"

// Threads of an encoder may share a picture out in another way on another machine.
sharp.concurrency(1)

/**
 * An AVIF file in the size of the widest phones: the same bytes each time with one version of sharp. It ends with the cover's mark, in a
 * box that readers of the format skip.
 */
export async function drawCover({ illustration, mark }: Cover): Promise<Buffer> {
  const picture = await illustrate(illustration)
  const bytes = await picture.avif({ quality: 60, effort: 3, chromaSubsampling: "4:2:0" }).toBuffer()
  const box = Buffer.from(`\0\0\0\0free${mark}`, "latin1")
  box.writeUInt32BE(box.length)
  return Buffer.concat([bytes, box])
}

/** The mark that a file ends with; null where there is none, or no file. */
export async function markOf(path: string): Promise<string | null> {
  const bytes = await readFile(path).catch(() => Buffer.of())
  return /free([\da-f]{20})$/.exec(bytes.subarray(-24).toString("latin1"))?.[1] ?? null
}
