// npm run covers -- [--all] [DIR …]
// Draws the covers of the packs in these folders (content and content-de) that are missing or whose line in `covers.yaml`, format or
// category's hue has changed; with --all each of them, after a change of the drawing itself. shots/covers.png shows them side by side.
import { mkdir, writeFile } from "node:fs/promises"
import { join, relative, resolve } from "node:path"
import { parseArgs } from "node:util"
import { contactSheet } from "../shots/contact-sheet.ts"
import { drawCover, markOf } from "./draw-cover.ts"
import { type Cover, readCovers } from "./read-covers.ts"

const root = join(import.meta.dirname, "../..")
const { values, positionals } = parseArgs({ options: { all: { type: "boolean" } }, allowPositionals: true })
// npm runs scripts in its own folder; a relative path is meant from where the editor stands.
const dirs = positionals.map((dir) => resolve(process.env["INIT_CWD"] ?? ".", dir))
const packs = dirs.length > 0 ? dirs : ["content", "content-de"].map((pack) => join(root, pack))
/** A cover is encoded in a thread while the next is drawn. */
const atOnce = 2

const stale: Cover[] = []
for (const cover of packs.flatMap(readCovers))
  if (values.all || (await markOf(cover.path)) !== cover.mark) stale.push(cover)

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
