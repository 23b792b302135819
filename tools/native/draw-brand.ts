import { mkdir } from "node:fs/promises"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { webFolder } from "./native-app.ts"

const ios = join(webFolder, "ios/App/App/Assets.xcassets")
const android = join(webFolder, "android/app/src/main/res")
const black = "#000000"

/** Android's densities, as multiples of its unit. */
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 } as const

type Drawing = {
  /** From the root of the repository's web app. */
  file: string
  size: number
  /** Which part of the square the icon takes; the rest is black, or nothing for what a launcher lays on a ground of its own. */
  part?: number
  isRound?: boolean
  isBare?: boolean
}

const drawings: readonly Drawing[] = [
  { file: join(ios, "AppIcon.appiconset/AppIcon-512@2x.png"), size: 1024 },
  ...["", "-1", "-2"].map((end) => ({
    file: join(ios, `Splash.imageset/splash-2732x2732${end}.png`),
    size: 2732,
    part: 0.2,
  })),
  ...Object.entries(densities).flatMap(([name, by]) => [
    { file: join(android, `mipmap-${name}/ic_launcher.png`), size: 48 * by },
    { file: join(android, `mipmap-${name}/ic_launcher_round.png`), size: 48 * by, isRound: true },
    { file: join(android, `mipmap-${name}/ic_launcher_foreground.png`), size: 108 * by, part: 0.6, isBare: true },
  ]),
]

/** Draws every icon and splash of both projects from one square picture, such as the pack's own icon. */
export async function drawBrand(icon: Buffer): Promise<void> {
  for (const drawing of drawings) await draw(icon, drawing)
}

async function draw(icon: Buffer, { file, size, part = 1, isRound = false, isBare = false }: Drawing): Promise<void> {
  const inner = Math.round(size * part)
  // A drawing of vectors is read as large as it is needed.
  const scaled = await sharp(icon, { density: Math.min(2400, Math.ceil((72 * inner) / 512)) })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const ground = isBare || isRound ? { r: 0, g: 0, b: 0, alpha: 0 } : black
  const whole = sharp({ create: { width: size, height: size, channels: 4, background: ground } }).composite([
    { input: scaled },
    ...(isRound ? [{ input: circle(size), blend: "dest-in" as const }] : []),
  ])
  await mkdir(dirname(file), { recursive: true })
  // Apple takes no icon that anything shines through.
  const flat = isBare || isRound ? whole : sharp(await whole.png().toBuffer()).removeAlpha()
  await flat.png({ palette: true, compressionLevel: 9 }).toFile(file)
}

function circle(size: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="50%" cy="50%" r="50%"/></svg>`,
  )
}
