import type { Subtile } from "@confetti/contract/tile"
import { defined } from "@confetti/domain/defined"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import type { Heading, RootContent } from "mdast"
import { t } from "../../../platform/words/say.ts"
import { findValueProblem } from "./check-shape.ts"
import { isDate, pathSlug } from "./fields.ts"
import { inlineText } from "./inline-text.ts"
import { isCardsAlone } from "./is-cards-alone.ts"
import { alt as clipAlt, videoName } from "./picture-fields.ts"
import type { Report } from "./problem.ts"
import { lineOf, plainInline } from "./read-markdown.ts"
import { richTextBlocks } from "./rich-text-blocks.ts"
import { subtileNames } from "./tile-id.ts"

const { least: fewest, most } = tileLimits.subtiles

export function cutAtHeadings(nodes: readonly RootContent[]): { opening: RootContent[]; parts: RootContent[][] } {
  const starts = nodes.flatMap((node, at) => (node.type === "heading" && node.depth === 2 ? [at] : []))
  return {
    opening: nodes.slice(0, starts[0] ?? nodes.length),
    parts: starts.map((start, at) => nodes.slice(start, starts[at + 1] ?? nodes.length)),
  }
}

type Parent = {
  id: string
  /** The tile's first slug: subtile slugs begin with it, and stay when the tile is renamed. */
  firstSlug: string
  developing: boolean
  lastLine: number
}

export type ClipFile = { file: string; alt: string; line: number }

export function parseSubtiles(
  parts: readonly RootContent[][],
  tile: Parent,
  report: Report,
): { subtiles: Subtile[]; lines: number[]; clips: (ClipFile | null)[] } {
  if (parts.length < fewest) report(tile.lastLine, t`needs at least one subtile, started with ##`, ["subtiles"])
  const extra = parts[most]?.[0]
  if (extra) report(lineOf(extra), t`can have at most twelve subtiles; it has ${parts.length}`, ["subtiles"])
  const drafts = parts.map((part, at) => parseSubtile(part, at, tile.developing, report))
  for (const [at, { date, line }] of drafts.entries()) {
    const before = drafts[at - 1]?.date ?? null
    if (before !== null && date !== null && date < before)
      report(line, t`the timeline must run oldest first: ${date} is before ${before}`, ["subtiles", at, "date"])
  }
  const headings = drafts.map(({ title, date }) => date ?? title)
  const ids = subtileNames(tile.id, headings)
  const slugs = subtileNames(tile.firstSlug, headings)
  return {
    subtiles: drafts.map(({ line: _, clip: __, slug, ...subtile }, at) => {
      return { id: defined(ids[at]), slug: slug ?? defined(slugs[at]), ...subtile }
    }),
    lines: drafts.map(({ line }) => line),
    clips: drafts.map(({ clip }) => clip),
  }
}

/** `slug` is null if the heading names none. */
type Draft = Omit<Subtile, "id" | "slug" | "clip"> & { slug: string | null; line: number; clip: ClipFile | null }

function parseSubtile(
  [heading, ...content]: readonly RootContent[],
  at: number,
  isDated: boolean,
  report: Report,
): Draft {
  const line = lineOf(heading as Heading)
  const { nodes, clip } = cutClip(content, report)
  const { title, date, slug } = parseHeading(heading as Heading, isDated, report)
  const [first, ...rest] = nodes
  if (first?.type === "heading" && first.depth === 3) {
    const body = richTextBlocks(rest, report)
    if (body.length === 0) report(lineOf(first), t`a figure needs text below it that explains it`)
    return {
      title,
      date,
      slug,
      line,
      clip,
      form: "figure",
      body: [{ type: "figure", text: plainHeading(first, report) }, ...body],
    }
  }
  const body = richTextBlocks(nodes, report)
  if (nodes.length === 0) report(line, t`the subtile is empty`, ["subtiles", at, "body"])
  if (isCardsAlone(body))
    report(line, t`the subtile has only a card: write something before it`, ["subtiles", at, "body"])
  if (body[0]?.type === "quote" && body[0].by === null) {
    report(lineOf(defined(first)), t`a quotation must end with a line that names its source: — Who, work, year`)
  }
  return { title, date, slug, line, clip, form: formOf(body), body }
}

/** `![Description](film.mp4)` on its own line at the end of a subtile. */
function cutClip(
  nodes: readonly RootContent[],
  report: Report,
): { nodes: readonly RootContent[]; clip: ClipFile | null } {
  const last = nodes.at(-1)
  const [image, ...others] = last?.type === "paragraph" ? last.children : []
  if (image?.type !== "image" || others.length > 0) return { nodes, clip: null }
  const line = lineOf(image)
  const alt = image.alt ?? ""
  if (!videoName.safeParse(image.url).success)
    report(line, t`a subtile can only show a film beside this file: ![What is seen in it](film.mp4)`)
  const message = findValueProblem(clipAlt, alt)
  if (message) report(line, t`the description of the clip ${message}`)
  return { nodes: nodes.slice(0, -1), clip: { file: image.url, alt, line } }
}

function formOf([first]: Subtile["body"]): Subtile["form"] {
  if (first?.type === "quote") return "quote"
  if (first?.type === "list") return first.ordered ? "steps" : "set"
  return "prose"
}

type HeadingParts = { title: string; date: string | null; slug: string | null }

function parseHeading(heading: Heading, isDated: boolean, report: Report): HeadingParts {
  const { text, slug } = cutSlug(plainHeading(heading, report), lineOf(heading), report)
  if (!isDated) return { title: text, date: null, slug }
  const [, date = "", title = ""] = /^(\S+?):\s*(.*)$/s.exec(text) ?? []
  if (isDate(date) && title !== "") return { title, date, slug }
  report(lineOf(heading), t`a timeline entry must start with its date: ## 2025-03-02: What happened`)
  return { title: text, date: null, slug }
}

/** `## A heading {slug: its-own-name}` fixes the subtile's slug. */
function cutSlug(heading: string, line: number, report: Report): { text: string; slug: string | null } {
  const [, text = "", slug = ""] = /^([^{]*[^{\s])\s*\{slug:([^}]*)\}$/.exec(heading) ?? []
  if (text === "") return { text: heading, slug: null }
  const message = findValueProblem(pathSlug, slug.trim())
  if (message) report(line, t`the subtile's slug ${message}`)
  return { text, slug: slug.trim() }
}

function plainHeading(heading: Heading, report: Report): string {
  const text = plainInline(inlineText(heading.children, report))
  if (text === "") report(lineOf(heading), t`the heading is empty`)
  return text
}
