import { basename } from "node:path"
import { type ContentPage, contentPage } from "@confetti/contract/content-page"
import type { Block } from "@confetti/contract/rich-text"
import type { RootContent } from "mdast"
import { z } from "zod"
import { checkShape } from "./check-shape.ts"
import { text as words } from "./fields.ts"
import { splitFrontMatter } from "./front-matter.ts"
import { inlineText } from "./inline-text.ts"
import type { Report } from "./problem.ts"
import { readMarkdown } from "./read-markdown.ts"
import { readYaml } from "./read-yaml.ts"
import { richTextBlocks } from "./rich-text-blocks.ts"

export const pagesFolder = "pages"

/** The pages the app has a route for. */
export const pageSlugs = ["about", "privacy", "terms", "support", "feedback", "survey", "word-game", "account-deletion"]

const { form, action } = contentPage.shape
const pageFields = z.strictObject({ title: words(1, 72), description: words(1, 300), form, action })

export function parsePage(file: string, text: string, report: Report): ContentPage | null {
  const slug = basename(file, ".md")
  if (!pageSlugs.includes(slug)) report(1, `there is no page \`${slug}\`: pages are ${pageSlugs.join(", ")}`)
  const parts = splitFrontMatter(text, report)
  const source = parts && readYaml(parts.yaml, parts.yamlLine, report)
  const fields = source && checkShape(pageFields, source, report)
  const body = parts ? readMarkdown(parts.markdown, parts.markdownLine).flatMap((node) => pageBlock(node, report)) : []
  if (parts && body.length === 0) report(parts.markdownLine, "the page is empty")
  return fields && { slug, ...fields, body }
}

function pageBlock(node: RootContent, report: Report): Block[] {
  if (node.type !== "heading" || node.depth !== 2) return richTextBlocks([node], report)
  return [{ type: "heading", text: inlineText(node.children, report) }]
}
