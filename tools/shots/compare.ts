import { globSync, mkdirSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import sharp, { type OutputInfo } from "sharp"

/**
 * Compares two folders of shots picture by picture, as in `npm run shots:compare -- before after`: lists each that differs with the
 * share of its pixels that do, and writes both beside a mask of them into `shots/differences`. Exits with 1 when any differ.
 */

const tolerance = 12
const target = join(import.meta.dirname, "../../shots/differences")
const [before, after] = process.argv.slice(2)
if (!before || !after) throw new Error("Name two folders of shots: the earlier one, then the later one.")

rmSync(target, { recursive: true, force: true })
const earlier = new Set(shotsIn(before))
const later = shotsIn(after)
let equal = 0
let different = 0
for (const name of later) {
  const share = earlier.has(name) ? await compare(name, join(before, name), join(after, name)) : null
  if (share === 0) equal += 1
  else {
    different += 1
    console.log(`${share === null ? "new" : share === 1 ? "size" : `${(100 * share).toFixed(2)} %`}\t${name}`)
  }
}
console.log(
  `${equal} equal, ${different} different, ${[...earlier].filter((name) => !later.includes(name)).length} missing`,
)
process.exitCode = different > 0 ? 1 : 0

function shotsIn(folder: string): string[] {
  return globSync("**/*.png", { cwd: folder, exclude: (name) => name === "differences" }).toSorted()
}

/** The share of pixels that differ; 1 where the pictures are of two sizes. */
async function compare(name: string, first: string, second: string): Promise<number> {
  const [one, other] = await Promise.all([readPixels(first), readPixels(second)])
  const { width, height } = one.info
  if (width !== other.info.width || height !== other.info.height) return 1
  const mask = Buffer.alloc(width * height * 3)
  let count = 0
  for (let at = 0; at < one.data.length; at += 3) {
    const difference = Math.max(...[0, 1, 2].map((band) => distance(one.data, other.data, at + band)))
    if (difference <= tolerance) continue
    mask[at] = 255
    count += 1
  }
  if (count > 0) await writeDifference(join(target, name), [one.data, other.data, mask], width, height)
  return count / (width * height)
}

function readPixels(file: string): Promise<{ data: Buffer; info: OutputInfo }> {
  return sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

function distance(one: Buffer, other: Buffer, at: number): number {
  return Math.abs((one[at] ?? 0) - (other[at] ?? 0))
}

async function writeDifference(file: string, images: readonly Buffer[], width: number, height: number): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  const raw = { width, height, channels: 3 } as const
  const canvas = sharp({ create: { ...raw, width: width * images.length, background: "#000" } })
  await canvas.composite(images.map((input, at) => ({ input, raw, left: at * width, top: 0 }))).toFile(file)
}
