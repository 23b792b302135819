// npm run covers -- [--all]
// Draws the covers of the packs that are missing or whose line in `covers.yaml`, format or category's hue has changed; with --all each of
// them, after a change of the drawing itself. What was drawn lies side by side in shots/covers.png.
import { mkdir, writeFile } from "node:fs/promises"
import { join, relative } from "node:path"
import { contactSheet } from "../shots/contact-sheet.ts"
import { drawCover, markOf } from "./draw-cover.ts"
import { type Cover, readCovers } from "./read-covers.ts"

const root = join(import.meta.dirname, "../..")
const isAll = process.argv.includes("--all")
/** One is encoded in a thread while the next is drawn. */
const atOnce = 2

const stale: Cover[] = []
for (const cover of ["content", "content-de"].flatMap((pack) => readCovers(join(root, pack))))
  if (isAll || (await markOf(cover.path)) !== cover.mark) stale.push(cover)

const left = stale.values()
const lane = async (): Promise<void> => {
  for (const cover of left) {
    await writeFile(cover.path, await drawCover(cover))
    console.log(relative(root, cover.path))
  }
}
await Promise.all(Array.from({ length: atOnce }, lane))
console.log(`${stale.length} covers drawn`)

await mkdir(join(root, "shots"), { recursive: true })
await contactSheet(
  stale.map(({ path }) => path),
  join(root, "shots/covers.png"),
  { width: 414, height: 897 },
)
