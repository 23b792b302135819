import type { Subtile } from "@confetti/contract/tile"
import type { Heading, RootContent } from "mdast"
import { isDate } from "./fields.ts"
import { inlineText } from "./inline-text.ts"
import { plainInline } from "./plain-text.ts"
import type { Report } from "./problem.ts"
import { lineOf } from "./read-markdown.ts"
import { richTextBlocks } from "./rich-text-blocks.ts"
import { subtileIds } from "./tile-id.ts"

const fewest = 2
const most = 8

/** The text of a tile cut at its `##`: what stands before the first, and a subtile for each. */
export function cutAtHeadings(nodes: readonly RootContent[]): { opening: RootContent[]; parts: RootContent[][] } {
  const starts = nodes.flatMap((node, at) => (node.type === "heading" && node.depth === 2 ? [at] : []))
  return {
    opening: nodes.slice(0, starts[0] ?? nodes.length),
    parts: starts.map((start, at) => nodes.slice(start, starts[at + 1] ?? nodes.length)),
  }
}

/** The subtiles of a tile. `lastLine` is where a missing one would have stood. */
export function parseSubtiles(
  parts: readonly RootContent[][],
  tile: { id: string; developing: boolean; lastLine: number },
  report: Report,
): Subtile[] {
  if (parts.length < fewest)
    report(tile.lastLine, `needs at least two subtiles, each begun with ##; it has ${parts.length}`)
  const extra = parts[most]?.[0]
  if (extra) report(lineOf(extra), `takes at most eight subtiles; it has ${parts.length}`)
  const drafts = parts.map((part) => parseSubtile(part, tile.developing, report))
  for (const [at, { date, line }] of drafts.entries()) {
    const before = drafts[at - 1]?.date ?? null
    if (before !== null && date !== null && date < before)
      report(line, `the timeline runs oldest first: ${date} is before ${before}`)
  }
  const ids = subtileIds(
    tile.id,
    drafts.map(({ title, date }) => date ?? title),
  )
  return drafts.map(({ line: _, ...subtile }, at) => ({ id: ids[at] as string, ...subtile }))
}

type Draft = Omit<Subtile, "id"> & { line: number }

function parseSubtile([heading, ...nodes]: readonly RootContent[], isDated: boolean, report: Report): Draft {
  const line = lineOf(heading as Heading)
  const { title, date } = parseHeading(heading as Heading, isDated, report)
  const [first, ...rest] = nodes
  if (first?.type === "heading" && first.depth === 3) {
    const body = richTextBlocks(rest, report)
    if (body.length === 0) report(lineOf(first), "a figure is explained by the text below it")
    return { title, date, line, form: "figure", body: [{ type: "figure", text: plainHeading(first, report) }, ...body] }
  }
  const body = richTextBlocks(nodes, report)
  if (nodes.length === 0) report(line, "the subtile is empty")
  if (body[0]?.type === "quote" && body[0].by === null) {
    report(
      lineOf(first as RootContent),
      "a quotation ends with a line that says whose words they are: — Who, work, year",
    )
  }
  return { title, date, line, form: formOf(body), body }
}

function formOf([first]: Subtile["body"]): Subtile["form"] {
  if (first?.type === "quote") return "quote"
  if (first?.type === "list") return first.ordered ? "steps" : "set"
  return "prose"
}

function parseHeading(heading: Heading, isDated: boolean, report: Report): { title: string; date: string | null } {
  const text = plainHeading(heading, report)
  if (!isDated) return { title: text, date: null }
  const [, date = "", title = ""] = /^(\S+?):\s*(.*)$/s.exec(text) ?? []
  if (isDate(date) && title !== "") return { title, date }
  report(lineOf(heading), "an entry of a timeline begins with its date: ## 2025-03-02: What happened")
  return { title: text, date: null }
}

function plainHeading(heading: Heading, report: Report): string {
  const text = plainInline(inlineText(heading.children, report))
  if (text === "") report(lineOf(heading), "the heading is empty")
  return text
}
