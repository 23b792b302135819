import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type AppIcon, appIcons } from "@confetti/domain/rewards/app-icons"
import sharp from "sharp"

/** `node tools/draw-icons.ts` draws the icons an installed app can have beside its own, in every size a home screen asks for. */

const folder = join(import.meta.dirname, "../apps/web/public/icons")

/** Where the five pieces of the burst stand, in degrees. */
const turns = [8, 82, 150, 222, 296]
const cream = "#f7f4ef"
const ink = "#16130f"

type Drawing = { ground: string; pieces: readonly string[]; dot: string; isOutline?: boolean }

const drawings: Record<AppIcon, Drawing> = {
  paper: { ground: cream, pieces: ["#ffd23f", "#ff5d8f", "#9b6bff", "#2fb8ff", "#3ddc84"], dot: ink },
  sun: { ground: "#ffd23f", pieces: [ink, ink, "#ff3d7a", ink, ink], dot: ink },
  plum: { ground: "#3a1560", pieces: ["#ffd6e2", "#ff8fb3", "#d9b8ff", "#b98bff", "#ffb36b"], dot: "#fff4ea" },
  outline: { ground: "#000", pieces: [cream, cream, cream, cream, cream], dot: cream, isOutline: true },
}

/** `scale` leaves a launcher room to cut its own shape. */
function svgOf({ ground, pieces, dot, isOutline = false }: Drawing, scale = 1): string {
  const paint = (color: string) => (isOutline ? `fill="none" stroke="${color}" stroke-width="12"` : `fill="${color}"`)
  const box = isOutline
    ? 'x="-28" y="-164" width="56" height="106" rx="16"'
    : 'x="-34" y="-170" width="68" height="118" rx="20"'
  const burst = turns.map((turn, at) => `<rect ${box} ${paint(pieces[at] ?? dot)} transform="rotate(${turn})"/>`)
  const place = `translate(256 268)${scale === 1 ? "" : ` scale(${scale})`}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${ground}"/><g transform="${place}">${burst.join("")}<circle r="${isOutline ? 25 : 30}" ${paint(dot)}/></g></svg>\n`
}

async function png(svg: string, size: number, name: string): Promise<void> {
  const drawn = sharp(Buffer.from(svg), { density: (72 * size) / 512 }).resize(size, size)
  await drawn.png({ palette: true, compressionLevel: 9 }).toFile(join(folder, name))
}

await mkdir(folder, { recursive: true })
for (const icon of appIcons) {
  const svg = svgOf(drawings[icon])
  await writeFile(join(folder, `${icon}.svg`), svg)
  for (const size of [180, 192, 512]) await png(svg, size, `${icon}-${size}.png`)
  await png(svgOf(drawings[icon], 0.86), 512, `${icon}-maskable-512.png`)
}
