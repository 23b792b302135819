import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import subsetFont from "subset-font"

/**
 * Writes `apps/web/src/ui/fonts`: the letters that nearly every page has, which are fetched before the first paint, and beside them
 * the others of the display face. `node tools/subset-fonts.ts`, when a face's package or the letters change.
 *
 * Titles and figures (650 to 800) get one instance of the display face, quotes (500) another: with its weights kept variable it is
 * twice as heavy.
 */

const root = join(import.meta.dirname, "..")
const target = join(root, "apps/web/src/ui/fonts")
const titleWeight = 770
const quoteWeight = 500

/** As `base.css` names them in `unicode-range`. */
const basic = range(0x20, 0x7e) + "\u00a0£°·×–—‘’“”…€−"
const latin = range(0xa1, 0xff) + "ıŒœʻʼˆ˚˜•‚„‹›™"
const rest = [...latin].filter((letter) => !basic.includes(letter)).join("")

const display = "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2"
const text = "funnel-sans/files/funnel-sans-latin-wght-normal.woff2"

mkdirSync(target, { recursive: true })
await write("display-basic.woff2", display, basic, { wght: titleWeight })
await write("display-rest.woff2", display, rest, { wght: titleWeight })
await write("display-quote.woff2", display, basic, { wght: quoteWeight })
await write("display-quote-rest.woff2", display, rest, { wght: quoteWeight })
await write("text-basic.woff2", text, basic)
await write("text-rest.woff2", text, rest)

function range(from: number, until: number): string {
  return String.fromCodePoint(...Array.from({ length: until - from + 1 }, (_, at) => from + at))
}

async function write(name: string, source: string, letters: string, variationAxes = {}): Promise<void> {
  const face = readFileSync(join(root, "node_modules/@fontsource-variable", source))
  const subset = await subsetFont(face, letters, { targetFormat: "woff2", variationAxes })
  writeFileSync(join(target, name), subset)
  console.log(`${name}: ${subset.length} of ${face.length} bytes`)
}
