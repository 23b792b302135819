import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import type { Browser } from "playwright"
import sharp from "sharp"
import { gamesShots } from "./games-states.ts"
import { pointsShots } from "./points-states.ts"
import type { Scene } from "./scene.ts"
import { shots } from "./states.ts"
import { drawFeatureGraphic } from "./store-graphic.ts"
import { takeShot } from "./take-shot.ts"
import { todayShots } from "./today-states.ts"

/** As Apple asks for them of an iPhone and an iPad, and Google of a phone. */
const sizes = {
  "iphone-6.9": { width: 440, height: 956, scale: 3, isMobile: true },
  "ipad-13": { width: 1032, height: 1376, scale: 2, isMobile: true },
  "android-phone": { width: 360, height: 640, scale: 3, isMobile: true },
}

/** Screens that a store shows, in this order; many people see only the first three. */
const shown = [
  "02-cover-1-19.5x9",
  "20-detail-top-1-19.5x9",
  "60-today-midway",
  "51-games-midway",
  "49-shop",
  "31-search-results",
]

/** Writes what both stores ask for into `folder`, from the pack as the server has it. Throws where a size is not what was asked for. */
export async function takeStoreShots(browser: Browser, scene: Scene, url: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const all = [...shots, ...todayShots, ...gamesShots, ...pointsShots]
  for (const [name, size] of Object.entries(sizes)) {
    mkdirSync(join(folder, name), { recursive: true })
    for (const [at, wanted] of shown.entries()) {
      const shot = all.find((each) => each.name === wanted)
      if (!shot) throw new Error(`There is no shot ${wanted}.`)
      const picture = await takeShot(browser, shot, size, scene, url)
      const file = join(folder, name, `${at + 1}-${wanted.replace(/^\d+-/, "")}.png`)
      await writeFlat(picture, file, { width: size.width * size.scale, height: size.height * size.scale })
    }
    console.log(`${name}: ${shown.length} shots`)
  }
  const graphic = { width: 1024, height: 500 }
  await writeFlat(await drawFeatureGraphic(browser, url, graphic), join(folder, "feature-graphic.png"), graphic)
}

/** Neither store takes a picture that anything shines through, or of another size. */
async function writeFlat(picture: Buffer, file: string, size: { width: number; height: number }): Promise<void> {
  const { width, height } = await sharp(picture).removeAlpha().png().toFile(file)
  if (width !== size.width || height !== size.height) throw new Error(`${file} is ${width} × ${height}.`)
}
