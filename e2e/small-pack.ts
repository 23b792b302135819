import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, parse } from "node:path"

export type SmallPack = {
  dir: string
  /** The paths of the files of plain tiles, which name no film and no other tile. */
  tiles: string[]
  remove: () => void
}

const whole = join(import.meta.dirname, "../content")
const plainPerCategory = 2

/** Tiles that journeys ask for by name: they have every kind of block between them. */
const named = new Set([
  "a4-paper",
  "as-slow-as-possible",
  "blind-spot",
  "butterfly",
  "check-digit",
  "coral-calendar",
  "cricket-thermometer",
  "dreams-in-grey",
  "earth-in-46-steps",
  "first-digit-law",
  "five-small-stowaways",
  "four-cards-and-a-beer",
  "four-colours",
  "how-to-elect-a-doge",
  "mind-the-penguin",
  "mirrors-on-the-moon",
  "penneys-game",
  "tank-numbers",
  "the-woman-who-sold-time",
])

const isGrowing = (text: string) => text.includes("\ndeveloping: true")
const namesOthers = (text: string) => /^```link$|\]\(\/tiles\/|^ {2}video: |^!\[/m.test(text)

/** Days are dated with tiles that may not be in the small pack. */
const leftOut = new Set(["tiles", "daily-tiles.yaml"])

/** Some fifty tiles of the starter pack in a folder that a journey may edit: plain ones of every category, those named above, growing ones, each with its cover. */
export function makeSmallPack(): SmallPack {
  const dir = mkdtempSync(join(tmpdir(), "confetti-pack-"))
  const tiles: string[] = []
  for (const name of readdirSync(whole))
    if (!leftOut.has(name)) cpSync(join(whole, name), join(dir, name), { recursive: true })
  for (const folder of readdirSync(join(whole, "tiles"))) {
    mkdirSync(join(dir, "tiles", folder), { recursive: true })
    let plain = 0
    for (const name of readdirSync(join(whole, "tiles", folder))) {
      const from = join(whole, "tiles", folder, name)
      const to = join(dir, "tiles", folder, name)
      const { name: slug, ext } = parse(name)
      if (ext === ".avif") continue
      const text = ext === ".md" ? readFileSync(from, "utf8") : ""
      const isPlain = text !== "" && plain < plainPerCategory && !isGrowing(text) && !namesOthers(text)
      if (isPlain) {
        plain++
        tiles.push(to)
      }
      if (!isPlain && ext === ".md" && !isGrowing(text) && !named.has(slug)) continue
      cpSync(from, to)
      const cover = `${slug}.avif`
      if (text.includes(`file: ${cover}`)) cpSync(join(parse(from).dir, cover), join(parse(to).dir, cover))
    }
  }
  return { dir, tiles, remove: () => rmSync(dir, { recursive: true, force: true }) }
}
