import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Picture } from "@confetti/contract/picture"
import { defined } from "@confetti/domain/defined"
import sharp, { type CreateRaw, type Sharp } from "sharp"
import { encodePicture } from "../../media/draw/encode-picture.ts"
import { ghostOfPicture, ghostSize } from "../../media/draw/ghost-of-picture.ts"
import { readWhole } from "../../media/read-whole.ts"
import { lookAt } from "../../media/sent-picture.ts"
import { longestRatio, longestSide, mostPixels } from "./bounds.ts"
import type { PhotoAnswer } from "./make-photo.ts"
import { pictureSizes } from "./picture-sizes.ts"

const effort = 4

class Unreadable extends Error {}

const [path = "", name = "", dir = ""] = process.argv.slice(2)
const sent = await readFile(path)
process.stdout.write(JSON.stringify(await make()))

async function make(): Promise<PhotoAnswer> {
  const about = await lookAt(sent)
  if (about === null) return { ok: false, flaw: "broken" }
  // An animation's first frame is not what was sent.
  if (about.format === "webp" && about.pages > 1) return { ok: false, flaw: "not-a-photo" }
  const { width, height } = about
  if (width * height > mostPixels || Math.max(width, height) > longestSide)
    return { ok: false, flaw: "too-many-pixels" }
  if (Math.max(width, height) > longestRatio * Math.min(width, height)) return { ok: false, flaw: "not-a-photo" }
  const sizes = pictureSizes({ width, height })
  try {
    const largest = await decode(defined(sizes.at(-1)))
    // From here on failures are the machine's, and end the program.
    return { ok: true, picture: await write(largest, sizes) }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { ok: false, flaw: "broken" }
  }
}

type Size = { width: number; height: number }
type Pixels = { data: Buffer; raw: CreateRaw }

/** Decodes pixels only: no location, device, profile or text is kept. */
async function decode(size: Size): Promise<Pixels> {
  const read = (picture: Sharp) => {
    const sized = picture
      .autoOrient()
      .flatten({ background: "#fff" })
      .resize({ ...size, fit: "fill" })
    return sized.raw().toBuffer({ resolveWithObject: true })
  }
  try {
    const { data, info } = await readWhole(sent, mostPixels, read)
    return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
  } catch (error) {
    throw new Unreadable(String(error))
  }
}

async function write({ data, raw }: Pixels, sizes: readonly Size[]): Promise<Picture> {
  const largest = defined(sizes.at(-1))
  const sized = (size: Size) => sharp(data, { raw }).resize({ ...size, fit: "fill" })
  for (const size of sizes) {
    for (const format of ["avif", "webp"] as const)
      await encodePicture(sized(size), format, effort).toFile(join(dir, `${name}-${size.width}.${format}`))
  }
  const small = ghostSize(largest)
  const ghost = await ghostOfPicture(sized(small), small)
  return { id: name, alt: "", ...largest, widths: sizes.map(({ width }) => width), ...ghost }
}
