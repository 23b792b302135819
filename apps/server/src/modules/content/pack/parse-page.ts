import { basename } from "node:path"
import { type ContentPage, contentPage } from "@confetti/contract/content-page"
import type { Block } from "@confetti/contract/rich-text"
import type { RootContent } from "mdast"
import { z } from "zod"
import { about, t } from "../../../platform/words/say.ts"
import { findTileLinks, type TileLink } from "./blocks/find-tile-links.ts"
import { checkShape } from "./check-shape.ts"
import { checkSourceMarks } from "./check-source-marks.ts"
import { text as words } from "./fields.ts"
import { splitFrontMatter } from "./front-matter.ts"
import { inlineText } from "./inline-text.ts"
import type { Report } from "./problem.ts"
import { lineOf, readMarkdown } from "./read-markdown.ts"
import { readYaml } from "./read-yaml.ts"
import { richTextBlocks } from "./rich-text-blocks.ts"

export const pagesFolder = "pages"

export const pageSlugs = ["about", "privacy", "terms", "support", "feedback", "survey", "word-game", "account-deletion"]

const { form, action } = contentPage.shape
const pageFields = z.strictObject({ title: words(1, 72), description: words(1, 300), form, action })

export function parsePage(file: string, text: string, report: Report): ContentPage | null {
  const slug = basename(file, ".md")
  if (!pageSlugs.includes(slug)) report(1, t`there is no page \`${slug}\`: pages are ${pageSlugs.join(", ")}`)
  const parts = splitFrontMatter(text, report)
  const source = parts && readYaml(parts.yaml, parts.yamlLine, report)
  const fields = source && checkShape(pageFields, source, report)
  const nodes = parts ? readMarkdown(parts.markdown, parts.markdownLine) : []
  checkSourceMarks(nodes, 0, report)
  const body = nodes.flatMap((node) => pageBlock(node, report))
  if (parts && body.length === 0) report(parts.markdownLine, t`the page is empty`)
  return fields && { slug, ...fields, body }
}

export function linksOfPage(text: string): TileLink[] {
  const parts = splitFrontMatter(text, () => undefined)
  return parts ? findTileLinks(readMarkdown(parts.markdown, parts.markdownLine)) : []
}

function pageBlock(node: RootContent, report: Report): Block[] {
  if (node.type === "code" && node.lang === "compare")
    report(lineOf(node), about("compare:", t`belongs in a tile: pages have no pictures`))
  if (node.type !== "heading" || node.depth !== 2) return richTextBlocks([node], report)
  return [{ type: "heading", text: inlineText(node.children, report) }]
}
