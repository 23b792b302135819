import type { Inline } from "@confetti/contract/rich-text"
import { type DraftText, tileDraft } from "@confetti/contract/tile-draft"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { documentOf, draftTextOf } from "./draft-document.ts"

const text = fc.string({ unit: "grapheme", maxLength: 12 })
const { inline } = fc.letrec<{ inline: Inline }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    text,
    fc.record({ strong: fc.array(tie("inline"), { maxLength: 3 }) }),
    fc.record({ em: fc.array(tie("inline"), { maxLength: 3 }) }),
    fc.record({
      link: fc.constantFrom("/about", "https://example.org/"),
      text: fc.array(tie("inline"), { maxLength: 3 }),
    }),
  ),
}))
const inlines = fc.array(inline, { maxLength: 4 })
const block: fc.Arbitrary<DraftText[number]> = fc.oneof(
  inlines.map((text) => ({ type: "paragraph" as const, text })),
  text.map((text) => ({ type: "figure" as const, text })),
  fc.record({
    type: fc.constant("quote" as const),
    text: fc.array(inlines, { maxLength: 3 }),
    by: fc.option(text, { nil: null }),
  }),
  fc.record({
    type: fc.constant("list" as const),
    ordered: fc.boolean(),
    items: fc.array(inlines, { maxLength: 3 }),
  }),
  fc.record({ type: fc.constant("fenced" as const), kind: text, yaml: fc.string({ unit: "grapheme", maxLength: 60 }) }),
)
const draftText = fc.array(block, { maxLength: 5 })

/** Each character and how it is set, which is all that a reader sees. */
function seen(parts: readonly Inline[], marks: readonly string[] = []): string[] {
  return parts.flatMap((part) => {
    if (typeof part === "string") return [...part].map((letter) => `${letter} ${[...new Set(marks)].sort().join()}`)
    if ("strong" in part) return seen(part.strong, [...marks, "strong"])
    if ("em" in part) return seen(part.em, [...marks, "em"])
    // Of two links in each other the inner one is followed.
    return seen(part.text, [...marks.filter((mark) => !mark.startsWith("to ")), `to ${part.link}`])
  })
}

function seenBlock(block: DraftText[number]): unknown {
  if (block.type === "figure" || block.type === "fenced") return block
  if (block.type === "paragraph") return { ...block, text: seen(block.text) }
  const orEmpty = <Part>(parts: Part[][]) => (parts.length > 0 ? parts : [[]])
  if (block.type === "list") return { ...block, items: orEmpty(block.items).map((item) => seen(item)) }
  return { ...block, text: orEmpty(block.text).map((line) => seen(line)), by: block.by?.trim() || null }
}

describe("a draft's text", () => {
  it("says the same after it was edited and nothing was changed", () => {
    fc.assert(
      fc.property(draftText, (given) => {
        const document = documentOf(given)
        document.check()
        const again = draftTextOf(document)
        const isNothing = given.length === 1 && given[0]?.type === "paragraph" && seen(given[0].text).length === 0
        expect(again.map(seenBlock)).toEqual(isNothing ? [] : given.map(seenBlock))
      }),
    )
  })

  it("is what it was from then on, to the letter", () => {
    fc.assert(
      fc.property(draftText, (given) => {
        const once = draftTextOf(documentOf(given))
        expect(draftTextOf(documentOf(once))).toEqual(once)
        expect(tileDraft.shape.opening.safeParse(once).error).toBeUndefined()
      }),
    )
  })

  it("holds forms in each other: a link around strong words around one in italics", () => {
    const given: DraftText = [
      {
        type: "paragraph",
        text: ["See ", { link: "/a", text: ["the ", { strong: ["far ", { em: ["side"] }] }] }, " now"],
      },
    ]
    expect(draftTextOf(documentOf(given))).toEqual(given)
  })

  it("that is empty gives a paragraph to begin in, and stays empty", () => {
    expect(documentOf([]).childCount).toBe(1)
    expect(draftTextOf(documentOf([]))).toEqual([])
  })
})
