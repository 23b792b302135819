import { buffer } from "node:stream/consumers"
import sharp from "sharp"
import { lookAt, type Seen } from "../../media/sent-picture.ts"

const mostPixels = 120_000_000

const sent = await buffer(process.stdin)
process.stdout.write(JSON.stringify(await look().catch(() => null)))

async function look(): Promise<Seen | null> {
  const seen = await lookAt(sent)
  // A truncated file has a valid header.
  if (seen) await sharp(sent, { limitInputPixels: mostPixels, failOn: "error" }).resize(16).raw().toBuffer()
  return seen
}
