import type { DraftText } from "@confetti/contract/tile-draft"
import fc from "fast-check"
import { EditorState, TextSelection } from "prosemirror-state"
import { describe, expect, it } from "vitest"
import { documentOf, draftTextOf } from "./draft-document.ts"
import { type BlockKind, convertBlocks, insertFenced, linkAt, setLink } from "./text-commands.ts"

const word = fc.string({ minLength: 1, maxLength: 4 }).filter((text) => text.trim() === text)
const line = word.map((text) => [text])
const lines = fc.array(line, { minLength: 1, maxLength: 3 })
const draftText: fc.Arbitrary<DraftText> = fc.array(
  fc.oneof(
    line.map((text) => ({ type: "paragraph" as const, text })),
    word.map((text) => ({ type: "figure" as const, text })),
    fc.tuple(lines, fc.option(word)).map(([text, by]) => ({ type: "quote" as const, text, by })),
    fc.tuple(lines, fc.boolean()).map(([items, ordered]) => ({ type: "list" as const, items, ordered })),
  ),
  { minLength: 1, maxLength: 4 },
)
const kinds: readonly BlockKind[] = ["paragraph", "figure", "quote", "bulletList", "orderedList"]

/** With everything from one share of the text to another selected. */
function stateOf(text: DraftText, from = 0, to = from): EditorState {
  const doc = documentOf(text)
  const at = (share: number) => doc.resolve(Math.round(share * doc.content.size))
  return EditorState.create({ doc, selection: TextSelection.between(at(from), at(to)) })
}

function lettersOf(state: {
  doc: { textBetween: (from: number, to: number, between: string) => string; content: { size: number } }
}) {
  return state.doc
    .textBetween(0, state.doc.content.size, "\n")
    .split("\n")
    .filter((text) => text !== "")
}

describe("blocks of one kind made another", () => {
  it("keep every line and the cursor's place in it", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(draftText, share, share, fc.constantFrom(...kinds), (text, from, to, kind) => {
        const state = stateOf(text, from, to)
        const tr = convertBlocks(state.tr, kind)
        tr.doc.check()
        expect(lettersOf(tr)).toEqual(lettersOf(state))
        expect(tr.selection.$head.parent.textContent).toBe(state.selection.$head.parent.textContent)
        expect(tr.selection.$head.parentOffset).toBe(state.selection.$head.parentOffset)
      }),
    )
  })

  it("make one list of several paragraphs, and paragraphs again of it", () => {
    const text: DraftText = ["One", "Two"].map((word) => ({ type: "paragraph", text: [word] }))
    const list = convertBlocks(stateOf(text, 0, 1).tr, "bulletList")
    expect(draftTextOf(list.doc)).toEqual([{ type: "list", ordered: false, items: [["One"], ["Two"]] }])
    expect(draftTextOf(convertBlocks(stateOf(draftTextOf(list.doc), 0, 1).tr, "bulletList").doc)).toEqual(text)
  })
})

describe("a link", () => {
  const text: DraftText = [
    { type: "paragraph", text: ["See ", { link: "/a", text: ["the ", { em: ["far"] }, " side"] }, " now"] },
  ]

  it("is found from its first word to its last, in whatever form they are", () => {
    const state = stateOf(text)
    const within = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 10)))
    expect(linkAt(within)).toEqual({ href: "/a", from: 5, to: 17 })
    expect(linkAt(state)).toBeNull()
  })

  it("is put on what is selected, or stands there in its own words", () => {
    const { tr } = stateOf([{ type: "paragraph", text: ["Moon"] }], 0, 1)
    expect(draftTextOf(setLink(tr, "/m").doc)).toEqual([{ type: "paragraph", text: [{ link: "/m", text: ["Moon"] }] }])
    expect(draftTextOf(setLink(stateOf([]).tr, "/m").doc)).toEqual([
      { type: "paragraph", text: [{ link: "/m", text: ["/m"] }] },
    ])
  })

  it("taken away leaves its words", () => {
    const { tr } = stateOf([{ type: "paragraph", text: [{ link: "/m", text: ["Moon"] }] }], 0, 1)
    expect(draftTextOf(setLink(tr, null).doc)).toEqual([{ type: "paragraph", text: ["Moon"] }])
  })

  it("are left as they are where one of them is more than text", () => {
    const fenced = { type: "fenced" as const, kind: "choice", yaml: "question: Which?" }
    const text: DraftText = [{ type: "paragraph", text: ["One"] }, fenced, { type: "paragraph", text: ["Two"] }]
    expect(draftTextOf(convertBlocks(stateOf(text, 0, 1).tr, "quote").doc)).toEqual(text)
  })
})

describe("a block that is more than text", () => {
  it("is put below the block one is in, and is kept", () => {
    const text: DraftText = ["One", "Two"].map((word) => ({ type: "paragraph", text: [word] }))
    const { doc } = insertFenced(stateOf(text).tr, "choice", "question: Which?")
    doc.check()
    const [first, inserted, last] = draftTextOf(doc)
    expect([first, last]).toEqual(text)
    expect(inserted).toEqual({ type: "fenced", kind: "choice", yaml: "question: Which?" })
  })
})
