import type { PageDraft } from "@confetti/contract/studio-brand"
import { parse, stringify } from "yaml"
import { splitFrontMatter } from "../../content/pack/front-matter.ts"
import type { DraftPath } from "../file/format-tile.ts"

/** A page's form or action below the text, which editors can't change. */
export type PageFoot = { form?: string; action?: string }

type PageFields = PageFoot & { title?: unknown; description?: unknown }

/** A page as its file. `pathAt` maps a line to a field. */
export function pageText(
  { title, description, markdown }: PageDraft,
  foot: PageFoot,
): { text: string; pathAt: (line: number) => DraftPath } {
  const yaml = stringify({ title, description, ...foot }, { lineWidth: 0, blockQuote: false })
  const before = `---\n${yaml}---\n\n`
  const first = before.split("\n").length
  const words = markdown.trim()
  return {
    text: `${before}${words}\n`,
    pathAt: (line) => ["markdown", Math.max(1, line - first + 1)],
  }
}

/** Reads a page's fields leniently: its parser reports problems. */
export function draftOfPage(text: string): { page: PageDraft; foot: PageFoot } | null {
  const parts = splitFrontMatter(text, () => {})
  const fields = parts && fieldsOf(parts.yaml)
  if (!parts || !fields) return null
  const { title = "", description = "", form, action } = fields
  return {
    page: { title: String(title), description: String(description), markdown: parts.markdown.trim() },
    foot: { ...(form !== undefined && { form }), ...(action !== undefined && { action }) },
  }
}

function fieldsOf(yaml: string): PageFields | null {
  try {
    const fields = parse(yaml) as PageFields | null
    return typeof fields === "object" ? fields : null
  } catch {
    return null
  }
}
