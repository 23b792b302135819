import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import opentype, { type Font, type Path } from "opentype.js"

const require = createRequire(import.meta.url)

/** A weight of the display font, which is split over two files. */
export type Typeface = { fonts: readonly Font[] }

export function loadTypeface(weight: 500 | 800): Typeface {
  return { fonts: ["latin", "latin-ext"].map((part) => loadFont(`bricolage-grotesque-${part}-${weight}-normal.woff`)) }
}

/** In units of the type's size. */
export function widthOf(text: string, { fonts }: Typeface): number {
  return runsOf(text, fonts).reduce((width, run) => width + set(run).width, 0)
}

/** A line as SVG path data, with its baseline starting at x, y. */
export function pathOf(text: string, typeface: Typeface, at: { x: number; y: number; size: number }): string {
  let x = at.x
  return runsOf(text, typeface.fonts)
    .map((run) => {
      const { glyphs, width } = set(run)
      const paths = glyphs.map((glyph) => pathData(glyph.shape.getPath(x + glyph.at * at.size, at.y, at.size)))
      x += width * at.size
      return paths.join("")
    })
    .join("")
}

const tracking = -0.025

/** The kerned glyphs of a run. Placed one by one, because the library's layout fails on substitutions in this font. */
function set({ font, text }: Run) {
  let at = 0
  const glyphs = [...text].map((letter) => ({ shape: font.charToGlyph(letter), at: 0 }))
  for (const [index, glyph] of glyphs.entries()) {
    glyph.at = at
    const next = glyphs[index + 1]
    const kerning = next ? font.getKerningValue(glyph.shape, next.shape) : 0
    at += ((glyph.shape.advanceWidth ?? 0) + kerning) / font.unitsPerEm + tracking
  }
  return { glyphs, width: at }
}

/** Replaces the library's `toPathData`, whose optimiser loses commands where glyphs touch. */
function pathData({ commands }: Path): string {
  return commands
    .map((command) => {
      const points = [
        ...("x1" in command ? [command.x1, command.y1] : []),
        ...("x2" in command ? [command.x2, command.y2] : []),
        ...("x" in command ? [command.x, command.y] : []),
      ]
      return command.type + points.map((point) => point.toFixed(1)).join(" ")
    })
    .join("")
}

type Run = { font: Font; text: string }

/** Characters that neither file has, such as emoji, are left out. */
function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(letter) > 0)
    if (!font) continue
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

function loadFont(file: string): Font {
  const bytes = readFileSync(require.resolve(`@fontsource/bricolage-grotesque/files/${file}`))
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}
