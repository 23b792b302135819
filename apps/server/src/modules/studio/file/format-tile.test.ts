import { join } from "node:path"
import type { Inline } from "@confetti/contract/rich-text"
import { type DraftText, type TileDraft, tileDraft } from "@confetti/contract/tile-draft"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { stringify } from "yaml"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { readMarkdownFiles } from "../../content/pack/pack-files.ts"
import { parseTile, type TileFile } from "../../content/pack/parse-tile.ts"
import { draftOfTile } from "./draft-of-tile.ts"
import type { Report } from "../../content/pack/problem.ts"
import { formatTile } from "./format-tile.ts"

const starterPack = join(import.meta.dirname, "../../../../../../content")

type Found = { line: number; message: string; path: readonly (string | number)[] | undefined }

function parse(file: string, text: string): { tile: TileFile | null; problems: Found[] } {
  const problems: Found[] = []
  const add: Report = (line, say, path) => problems.push({ line, message: say(wordsIn("en")), path })
  return { tile: parseTile(file, text, add), problems }
}

/** All that a tile says, without the lines it says it on. */
function said(tile: TileFile | null): unknown {
  const { lineOf: _, subtileLines: __, links: ___, comparisons: ____, clips = [], ...rest } = tile ?? {}
  return { ...rest, clips: clips.map((clip) => clip && { file: clip.file, alt: clip.alt }) }
}

describe("a tile of the starter pack", async () => {
  it.each(await readMarkdownFiles(starterPack, "tiles"))("$file says the same as a draft", ({ file, text }) => {
    const { tile } = parse(file, text)
    const draft = tile && draftOfTile(tile)
    if (!draft) throw new Error(`${file} is no draft`)
    const formatted = formatTile(draft).text
    const again = parse(file, formatted)
    expect(again.problems).toEqual([])
    expect(said(again.tile)).toEqual(said(tile))
    // Formatting is idempotent.
    expect(formatTile(draft).text).toBe(formatted)
  })
})

const sound: TileDraft = {
  slug: "moon",
  title: "The Moon has tides too",
  teaser: "Twice a month its whole crust rises and sinks.",
  categories: ["space"],
  aspect: "4x3",
  developing: false,
  published: "2026-01-02",
  updated: null,
  season: null,
  formerly: [],
  picture: {
    kind: "file",
    file: "moon.webp",
    focus: { x: 0.5, y: 0.25 },
    alt: "A full moon inside three thin orbits.",
  },
  sources: [{ title: "The Moon", by: "NASA Science", year: null, kind: "page", doi: null, isbn: null, url: null }],
  questions: [],
  next: null,
  opening: [{ type: "paragraph", text: ["The opening text, with ", { em: ["care"] }, "."] }],
  subtiles: ["A first part", "A second part"].map((heading, at) => ({
    key: String(at + 1),
    heading,
    date: null,
    slug: null,
    clip: null,
    body: [
      {
        type: "paragraph",
        text: ["Its text."],
      },
    ],
  })),
}

/** Text full of what means something in Markdown and in YAML. */
const marks = fc.string({
  unit: fc.constantFrom(...("ab cde. *_`#->+=~|[]()!<&;:{}\\\"'/0123%@…—é🌕".match(/./gu) ?? [])),
  minLength: 1,
  maxLength: 24,
})
const plainWord = marks.map((text) => text.trim().replace(/\s+/g, " ")).filter((text) => text !== "")

const inline: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 3, arbitrary: plainWord },
  plainWord.map((text) => ({ em: [text] })),
  plainWord.map((text) => ({ strong: [text] })),
  plainWord.map((text) => ({ link: "https://example.org/a_(b)", text: [text] })),
  plainWord.map((text) => ({ strong: [{ em: [text] }, " and more"] })),
)
/** As the parser leaves it: no two strings side by side. */
const inlines = fc
  .array(inline, { minLength: 1, maxLength: 4 })
  .map((parts) => parts.flatMap((part, at) => (at > 0 && typeof part !== "string" ? [" so ", part] : [part])))
  .map(joinStrings)

function joinStrings(parts: readonly Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (typeof part === "string" && typeof last === "string") joined[joined.length - 1] = last + part
    else joined.push(part)
  }
  return joined
}

const paragraph = inlines.map((text) => ({ type: "paragraph" as const, text }))
const list = fc
  .tuple(fc.boolean(), fc.array(inlines, { minLength: 1, maxLength: 3 }))
  .map(([ordered, items]) => ({ type: "list" as const, ordered, items }))
const quote = fc
  .tuple(
    fc.array(inlines, { minLength: 1, maxLength: 2 }),
    plainWord.filter((by) => !by.startsWith("—")),
  )
  .map(([text, by]) => ({ type: "quote" as const, text, by }))
const fenced = fc
  .record({
    question: plainWord,
    options: fc.uniqueArray(fc.constantFrom("Salt", "a: b", "# no", "- x", "```"), { minLength: 2, maxLength: 4 }),
    why: plainWord,
  })
  .map(({ options, ...asked }) => {
    const fields = { question: asked.question, options, right: options[1], why: asked.why }
    return {
      type: "fenced" as const,
      kind: "choice",
      yaml: stringify(fields, { lineWidth: 0, blockQuote: false }).trimEnd(),
    }
  })
const body: fc.Arbitrary<DraftText> = fc
  .array(fc.oneof(paragraph, list, quote, fenced), { minLength: 1, maxLength: 4 })
  // Nothing in Markdown stands between two quotations.
  .filter((blocks) => blocks.every((block, at) => block.type !== "quote" || blocks[at - 1]?.type !== "quote"))

const heading = plainWord.filter((text) => !/[{}]/.test(text))
const draft: fc.Arbitrary<TileDraft> = fc
  .record({ alt: marks, opening: body, bodies: fc.array(fc.tuple(heading, body), { minLength: 2, maxLength: 4 }) })
  .map(({ alt, opening, bodies }) => ({
    ...sound,
    picture: { ...sound.picture, alt: `${alt} stands beside a full moon.` },
    sources: [{ ...sound.sources[0], title: `A ${alt}`, by: `${alt} B` } as TileDraft["sources"][number]],
    opening,
    subtiles: bodies.map(([title, text], at) => ({
      key: String(at + 1),
      heading: title,
      date: null,
      slug: null,
      clip: null,
      body: text,
    })),
  }))

describe("a draft", () => {
  it("is read again from its file as it was, whatever stands in it", () => {
    fc.assert(
      fc.property(draft, (before) => {
        const { tile, problems } = parse("tiles/space/moon.md", formatTile(before).text)
        // Chance writes `:ab:` or `~~b~~` now and then, which no story may hold.
        fc.pre(problems.every(({ message }) => !message.includes("not supported")))
        expect(problems).toEqual([])
        expect(tile && draftOfTile(tile)).toEqual(before)
      }),
      { numRuns: 150 },
    )
  })

  it("that holds an address in angle brackets says it as text", () => {
    const opening: DraftText = [{ type: "paragraph", text: ["Write to <0@a> or <+b@c.d>."] }]
    const { tile, problems } = parse("tiles/space/moon.md", formatTile({ ...sound, opening }).text)
    expect(problems).toEqual([])
    expect(tile && draftOfTile(tile)?.opening).toEqual(opening)
  })

  it("with anything at all in its lines is still a file that can be read and checked", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const odd: TileDraft = { ...sound, title: text, teaser: text, updated: text, aspect: text, formerly: [text] }
        const { problems } = parse("tiles/space/moon.md", formatTile(odd).text)
        expect(problems.filter(({ message }) => message.includes("YAML") || message.includes("front matter"))).toEqual(
          [],
        )
        expect(tileDraft.safeParse(odd).success).toBe(true)
      }),
    )
  })

  it("shows each problem at its field", () => {
    const { text, pathAt } = formatTile({
      ...sound,
      title: "",
      picture: { ...sound.picture, file: "", alt: "" },
      sources: [{ ...(sound.sources[0] as TileDraft["sources"][number]), kind: "book" }],
      subtiles: sound.subtiles.map((subtile, at) => (at === 1 ? { ...subtile, heading: "", body: [] } : subtile)),
    })
    const fields = parse("tiles/space/moon.md", text).problems.map(({ line, path }) => (path ?? pathAt(line)).join("."))
    expect(fields).toEqual([
      "title",
      "picture.file",
      "picture.alt",
      "sources.0.year",
      "subtiles.1.heading",
      "subtiles.1.body",
    ])
  })

  it("keeps its dates and slugs in its headings, and its films below its text", () => {
    const subtiles = ["2025-03-02", "2025-04-01"].map((date, at) => ({
      key: String(at + 1),
      heading: "Lander: touches down",
      date,
      slug: at === 0 ? "the-landing" : null,
      body: [
        {
          type: "paragraph" as const,
          text: ["It stands."],
        },
      ],
      clip: {
        file: "landing.mp4",
        alt: "Dust rises [slowly] below a lander",
      },
    }))
    const growing: TileDraft = { ...sound, aspect: "developing", developing: true, subtiles }
    const { tile, problems } = parse("tiles/space/moon.md", formatTile(growing).text)
    expect(problems).toEqual([])
    expect(tile && draftOfTile(tile)).toEqual(growing)
  })
})
