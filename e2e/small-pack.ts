import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

export type SmallPack = {
  dir: string
  /** The paths of its tiles' files. */
  tiles: string[]
  remove: () => void
}

const whole = join(import.meta.dirname, "../content")
const tilesPerCategory = 3

/** What needs other files of the pack beside it: links and cards to tiles that may not be here, pictures and films. */
const needsOthers = /developing: true|^```link$|\]\(\/tiles\/|^ {2}(file|video): |^!\[/m

/** Tiles are chosen one by one, and days are dated with tiles that may not be among them. */
const leftOut = new Set(["tiles", "daily-tiles.yaml"])

/** A few finished tiles of the starter pack in a folder that a journey may edit. */
export function makeSmallPack(): SmallPack {
  const dir = mkdtempSync(join(tmpdir(), "confetti-pack-"))
  const tiles: string[] = []
  for (const name of readdirSync(whole))
    if (!leftOut.has(name)) cpSync(join(whole, name), join(dir, name), { recursive: true })
  for (const folder of readdirSync(join(whole, "tiles"))) {
    mkdirSync(join(dir, "tiles", folder), { recursive: true })
    const finished = readdirSync(join(whole, "tiles", folder)).filter((name) => {
      const text = name.endsWith(".md") ? readFileSync(join(whole, "tiles", folder, name), "utf8") : ""
      return text !== "" && !needsOthers.test(text)
    })
    for (const name of finished.slice(0, tilesPerCategory)) {
      cpSync(join(whole, "tiles", folder, name), join(dir, "tiles", folder, name))
      tiles.push(join(dir, "tiles", folder, name))
    }
  }
  return { dir, tiles, remove: () => rmSync(dir, { recursive: true, force: true }) }
}
