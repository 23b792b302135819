// npm run bench:covers -- [--every 9] [--rounds 1]
// What it costs to draw the starter pack's covers and make their files ahead of their readers: an original each, scaled to AVIF,
// and the link-preview card. Beside it, picture by picture in the same process, the plain way: each size drawn anew, in both
// formats. CPU seconds, all on one thread, so that other work on the machine does not count. Every ninth tile stands for all.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { drawCover } from "@confetti/cover-art/draw-cover"
import { type IllustrationRequest, illustrate } from "@confetti/cover-art/illustrate"
import sharp from "sharp"
import { coverOfSize } from "../../apps/server/src/modules/content/import/art-of-tile.ts"
import { readPack } from "../../apps/server/src/modules/content/pack/read-pack.ts"
import { drawCard } from "../../apps/server/src/modules/media/draw/draw-card.ts"
import { drawPicture } from "../../apps/server/src/modules/media/draw/draw-picture.ts"
import { effort } from "../../apps/server/src/modules/media/media-library.ts"
import {
  cardTileSize,
  cardVersion,
  largestSize,
  pictureWidths,
} from "../../apps/server/src/modules/media/media-request.ts"
import { widthsAhead } from "../../apps/server/src/modules/media/order-batches.ts"

const { values: options } = parseArgs({
  options: { every: { type: "string", default: "9" }, rounds: { type: "string", default: "1" } },
})
const pack = await readPack(join(import.meta.dirname, "../../content"))
const drawn = pack.tiles.flatMap((tile) => {
  const { title, hue } = pack.categories.find(({ slug }) => slug === tile.fields.categories[0]) ?? { title: "", hue: 0 }
  const cover = coverOfSize(tile, hue, largestSize(tile.fields.aspect))
  const card = coverOfSize(tile, hue, cardTileSize)
  return cover && card ? [{ cover, card, title: tile.fields.title, category: title, hue }] : []
})
type Drawn = (typeof drawn)[number]
const sample = drawn.filter((_, at) => at % Number(options.every) === 0)

const dir = mkdtempSync(join(tmpdir(), "confetti-bench-"))
const originals = join(dir, "originals")
mkdirSync(originals)
sharp.concurrency(1)
sharp.cache(false)

async function makeCard({ card, title, category, hue }: Drawn): Promise<void> {
  writeFileSync(join(originals, card.file), await drawCover(card.request))
  const art = { kind: "original", file: card.file } as const
  const request = { kind: "card", version: cardVersion, art, title, brand: pack.brand.name, category, hue } as const
  await drawCard(request, join(dir, "card.jpg"), originals)
}

/** As the server does it: 5 files of a picture. */
async function once(each: Drawn): Promise<void> {
  const { file, request } = each.cover
  const { width, height } = request
  writeFileSync(join(originals, file), await drawCover(request))
  const outputs = widthsAhead.map((wide) => ({ path: join(dir, `${wide}.avif`), width: wide, format: "avif" as const }))
  const size = { width, height }
  await drawPicture({ task: "picture", art: { kind: "original", file }, size, outputs, effort, originals })
  await makeCard(each)
}

/** Each size drawn anew, the decode shared between two formats: 7 files of a picture. */
async function bySize(each: Drawn): Promise<void> {
  for (const width of pictureWidths) {
    const drawing = await illustrate(scaled(each.cover.request, width))
    const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const avif = { quality: 56, effort: 2, chromaSubsampling: "4:2:0" }
    await sharp(data, { raw }).avif(avif).toFile(join(dir, "plain.avif"))
    const webp = { quality: 76, effort: 4, smartSubsample: true }
    await sharp(data, { raw }).webp(webp).toFile(join(dir, "plain.webp"))
  }
  await makeCard(each)
}

function scaled(request: IllustrationRequest, width: number): IllustrationRequest {
  return { ...request, width, height: Math.round((request.height * width) / request.width) }
}

async function cpuSecondsOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

try {
  await makeCard(sample[0] as Drawn)
  const sums = { once: 0, bySize: 0 }
  for (let round = 0; round < Number(options.rounds); round++)
    for (const [at, each] of sample.entries()) {
      const ways = [["once", once] as const, ["bySize", bySize] as const]
      for (const [name, way] of (at + round) % 2 === 0 ? ways : ways.toReversed())
        sums[name] += await cpuSecondsOf(() => way(each))
    }
  const whole = (sum: number): string => ((sum / Number(options.rounds) / sample.length) * drawn.length).toFixed(0)
  console.log(`${sample.length} of ${drawn.length} covers, ${options.rounds} rounds; CPU seconds for all of them:`)
  console.log(`  drawn once and scaled, AVIF only   ${whole(sums.once).padStart(5)}`)
  console.log(`  each size drawn anew, both formats ${whole(sums.bySize).padStart(5)}`)
  console.log(`  ratio ${(sums.once / sums.bySize).toFixed(2)}; at most 0.50 is wanted`)
  if (sums.once > sums.bySize / 2) process.exitCode = 1
} finally {
  rmSync(dir, { recursive: true })
}
