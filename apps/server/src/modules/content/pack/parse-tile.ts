import { basename } from "node:path"
import type { RichText } from "@confetti/contract/rich-text"
import type { Subtile } from "@confetti/contract/tile"
import { t } from "../../../platform/words/say.ts"
import { type Comparison, findComparisons } from "./blocks/find-comparisons.ts"
import { findTileLinks, type TileLink } from "./blocks/find-tile-links.ts"
import { checkShape } from "./check-shape.ts"
import { checkSourceMarks } from "./check-source-marks.ts"
import { isReserved, isSlug, reservedProblem } from "./fields.ts"
import { splitFrontMatter } from "./front-matter.ts"
import { isCardsAlone } from "./is-cards-alone.ts"
import { type ClipFile, cutAtHeadings, parseSubtiles } from "./parse-subtiles.ts"
import type { Report } from "./problem.ts"
import { readMarkdown } from "./read-markdown.ts"
import { type FieldPath, readYaml } from "./read-yaml.ts"
import { richTextBlocks } from "./rich-text-blocks.ts"
import { type TileFields, tileFields } from "./tile-fields.ts"
import { tileId } from "./tile-id.ts"

export type TileFile = {
  file: string
  id: string
  slug: string
  fields: TileFields
  body: RichText
  subtiles: Subtile[]
  subtileLines: number[]
  clips: (ClipFile | null)[]
  links: TileLink[]
  comparisons: Comparison[]
  lineOf: (path: FieldPath) => number
}

/** Reads a tile's file. Problems are reported; then the result is null. */
export function parseTile(file: string, text: string, reportTo: Report): TileFile | null {
  let isSound = true
  const report: Report = (line, say, path) => {
    isSound = false
    reportTo(line, say, path)
  }
  const slug = basename(file, ".md")
  if (!isSlug(slug))
    report(1, t`the file's name is its slug: lowercase letters, digits and hyphens, at most 80 characters`, ["slug"])
  if (isReserved(slug)) report(1, reservedProblem(slug), ["slug"])
  const parts = splitFrontMatter(text, report)
  if (!parts) return null
  const source = readYaml(parts.yaml, parts.yamlLine, report)
  const fields = source && checkShape(tileFields, source, report)
  const id = tileId(slug, fields?.formerly)

  const nodes = readMarkdown(parts.markdown, parts.markdownLine)
  const { opening, parts: sections } = cutAtHeadings(nodes)
  const body = richTextBlocks(opening, report)
  if (opening.length === 0)
    report(parts.markdownLine, t`the opening text is missing: readers see it first when the tile opens`)
  if (isCardsAlone(body)) report(parts.markdownLine, t`the opening text has only a card: write something before it`)
  if (fields) checkSourceMarks(nodes, fields.sources.length, report)
  const developing = (source?.value as { developing?: unknown } | null)?.developing === true
  const lastLine = parts.markdownLine - 1 + parts.markdown.trimEnd().split("\n").length
  const firstSlug = fields?.formerly?.[0] ?? slug
  const parent = { id, firstSlug, developing, lastLine }
  const { subtiles, lines: subtileLines, clips } = parseSubtiles(sections, parent, report)
  if (!isSound || !source || !fields) return null
  const found = { clips, links: findTileLinks(nodes), comparisons: findComparisons(nodes) }
  return { file, id, slug, fields, body, subtiles, subtileLines, ...found, lineOf: source.lineOf }
}
