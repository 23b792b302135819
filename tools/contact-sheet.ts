/**
 * Draws every cover of the content pack onto sheets, so that the whole series can be looked at in a minute.
 *   node tools/contact-sheet.ts [--samples] [--families] [--only word]
 */
import { mkdir, readdir, readFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { type IllustrationRequest, illustrate } from "@confetti/cover-art/illustrate"
import { recipeNames } from "@confetti/domain/tile/recipe-names"
import sharp from "sharp"
import { parse } from "yaml"

type Cover = { name: string; request: Omit<IllustrationRequest, "width" | "height">; ratio: number }

const ratios: Record<string, number> = {
  "19.5x9": 9 / 19.5,
  "4x3": 3 / 4,
  "1x2": 2,
  "2x1": 1 / 2,
  developing: 9 / 19.5,
}
const root = new URL("..", import.meta.url).pathname
const shots = join(root, "shots")
const words = process.argv.slice(2)

const readCovers = async (): Promise<Cover[]> => {
  const categories = parse(await readFile(join(root, "content/categories.yaml"), "utf8")) as {
    slug: string
    hue: number
  }[]
  const files = (await readdir(join(root, "content/tiles"), { recursive: true }))
    .filter((file) => file.endsWith(".md"))
    .toSorted()
  const covers: Cover[] = []
  for (const file of files) {
    const front = parse((await readFile(join(root, "content/tiles", file), "utf8")).split(/^---$/m)[1] ?? "")
    if (!front?.picture?.recipe) continue
    const { recipe, emoji, extras = [], seed = 1 } = front.picture
    const hue = categories.find((category) => category.slug === front.categories[0])?.hue ?? 282
    covers.push({
      name: basename(file, ".md"),
      request: { recipe, emoji, extras, seed, hue },
      ratio: ratios[front.aspect] ?? 9 / 19.5,
    })
  }
  return covers
}

const hues = [282, 58, 242, 142, 22, 96, 352, 205, 318, 172]
const cast = ["🪐", "🦕", "🐙", "🦉", "🫀", "🍋", "💬", "🎲", "🎺", "🧷", "🌋", "🧭"]
const extras = [
  ["🛰️", "🔭"],
  ["🦴"],
  ["🐠", "🫧"],
  [],
  ["🧠", "🩸"],
  ["🧂", "🌶️"],
  ["📖"],
  ["🧮", "📐"],
  ["🎧", "🎹"],
  ["🔑"],
  ["🪨", "🔥"],
  ["🗺️", "⛵"],
]

// Every family in four layouts, each with another subject and hue.
const families = (only?: string): Cover[] =>
  recipeNames
    .filter((recipe) => !only || recipe === only)
    .flatMap((recipe, family) =>
      Array.from({ length: only ? 20 : 4 }, (_, seed) => {
        const turn = family * 4 + seed * 3 + (only ? seed >> 2 : 0)
        return {
          name: `${recipe} ${seed}`,
          request: {
            recipe,
            emoji: cast[turn % 12] as string,
            extras: extras[turn % 12] as string[],
            seed,
            hue: hues[turn % 10] as number,
          },
          ratio: 9 / 19.5,
        }
      }),
    )

const draw = async (cover: Cover, height: number): Promise<{ picture: Buffer; width: number }> => {
  const width = Math.round(height * cover.ratio)
  const picture = await (await illustrate({ ...cover.request, width, height })).png({ compressionLevel: 1 }).toBuffer()
  return { picture, width }
}

const sheet = async (covers: readonly Cover[], file: string, columns: number, cell: number): Promise<void> => {
  const [gap, label] = [14, 18]
  const parts: { input: Buffer; left: number; top: number }[] = []
  const wide = Math.round((cell * 9) / 19.5)
  let [x, y] = [gap, gap]
  const full = gap + columns * (wide + gap)
  for (const cover of covers) {
    // Flat covers keep their ratio and as much area as fits two columns.
    const height = cover.ratio <= 1 ? cell : Math.round((2 * wide + gap) / cover.ratio)
    const { picture, width } = await draw(cover, height)
    if (x + width > full) {
      x = gap
      y += cell + gap + label
    }
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${label}"><text x="0" y="13" font-family="DejaVu Sans" font-size="11" fill="#999">${cover.name.slice(0, Math.floor(width / 6.3))}</text></svg>`
    parts.push({ input: picture, left: x, top: y }, { input: Buffer.from(text), left: x, top: y + height + 2 })
    x += width + gap
  }
  await sharp({ create: { width: full, height: y + cell + gap + label, channels: 3, background: "#000" } })
    .composite(parts)
    .png({ compressionLevel: 6 })
    .toFile(join(shots, file))
  console.log(`shots/${file}`)
}

await mkdir(join(shots, "samples"), { recursive: true })
if (words.includes("--samples"))
  for (const [index, recipe] of recipeNames.entries()) {
    const request = {
      recipe,
      emoji: cast[index] as string,
      extras: extras[index] as string[],
      seed: index + 1,
      hue: hues[index % 10] as number,
      width: 828,
      height: 1794,
    }
    await (await illustrate(request)).png().toFile(join(shots, "samples", `${recipe}.png`))
  }
else if (words.includes("--families")) {
  const only = words[words.indexOf("--families") + 1]
  const covers = families(only)
  for (let page = 0; page * 24 < covers.length; page++)
    await sheet(covers.slice(page * 24, page * 24 + 24), `families-${only ?? page + 1}.png`, only ? 10 : 8, 520)
} else {
  const covers = await readCovers()
  for (let page = 0; page * 20 < covers.length; page++)
    await sheet(covers.slice(page * 20, page * 20 + 20), `contact-sheet-${page + 1}.png`, 10, 520)
  console.log(`${covers.length} covers`)
}
