import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { chromium } from "playwright"
import sharp from "sharp"
import { rememberTutorials } from "../../e2e/remember-tutorials.ts"
import { startServer } from "../../e2e/start-server.ts"
import { findChromium } from "../find-chromium.mjs"

/** Draws the screenshots of the web manifest, of the starter pack, into the web's public files. */

const shots = [
  { name: "home", path: "/", width: 390, height: 844, scale: 2 },
  { name: "games", path: "/games", width: 390, height: 844, scale: 2 },
  { name: "wide", path: "/", width: 1440, height: 900, scale: 1 },
]

const folder = join(import.meta.dirname, "../../apps/web/public/screenshots")
mkdirSync(folder, { recursive: true })
const executablePath = findChromium()
const server = await startServer({ DATA_DIR: join(import.meta.dirname, "../../.cache/shots-data") })
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu"],
})
try {
  for (const { name, path, width, height, scale } of shots) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      serviceWorkers: "block",
    })
    await rememberTutorials(context)
    const page = await context.newPage()
    await page.goto(server.url + path, { waitUntil: "networkidle" })
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))))
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(join(folder, `${name}.webp`))
    await context.close()
  }
} finally {
  await browser.close()
  await server.stop()
}
