import { buffer } from "node:stream/consumers"
import { readWhole } from "../media/read-whole.ts"
import { lookAt } from "../media/sent-picture.ts"

const side = 256
/** A small file can claim to be a huge picture. */
const mostPixels = 40_000_000
const formats = new Set(["jpeg", "png", "webp"])

const sent = await buffer(process.stdin)
process.stdout.write(JSON.stringify(await draw().catch(() => null)))

async function draw(): Promise<string | null> {
  const about = await lookAt(sent)
  if (about === null || !formats.has(about.format)) return null
  const webp = await readWhole(sent, mostPixels, (picture) =>
    picture.autoOrient().resize(side, side, { fit: "cover" }).webp({ quality: 84 }).toBuffer(),
  )
  return webp.toString("base64")
}
