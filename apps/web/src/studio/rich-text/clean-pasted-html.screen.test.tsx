import type { DraftText } from "@confetti/contract/tile-draft"
import { DOMParser as DocumentParser } from "prosemirror-model"
import { describe, expect, it } from "vitest"
import { cleanPastedHtml } from "./clean-pasted-html.ts"
import { draftTextOf } from "./draft-document.ts"
import { textSchema } from "./schema.ts"

/** The text that a draft takes from a clipboard. */
function pasted(html: string): DraftText {
  const body = document.createElement("div")
  body.innerHTML = cleanPastedHtml(html)
  return draftTextOf(DocumentParser.fromSchema(textSchema).parse(body))
}

describe("what is pasted", () => {
  it("from Word keeps its lists, its strong words and nothing of its styles", () => {
    const html = `<html><head><style>p.MsoNormal{color:red}</style></head><body>
      <p class="MsoNormal" style="margin:0cm"><span style="font-family:Calibri">The <b>far</b> side<o:p></o:p></span></p>
      <p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>One</p>
      <p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>Two</p>
      <p class="MsoListParagraph" style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.<span>&nbsp;</span></span>First</p>
      <p class="MsoNormal"><o:p>&nbsp;</o:p></p></body></html>`
    expect(pasted(html)).toEqual([
      { type: "paragraph", text: ["The ", { strong: ["far"] }, " side"] },
      { type: "list", ordered: false, items: [["One"], ["Two"]] },
      { type: "list", ordered: true, items: [["First"]] },
    ])
  })

  it("from a page keeps words, emphasis and sound links, and loses scripts, pictures and headings' size", () => {
    const html = `<div><h2>Tides</h2><p onclick="x()">See <a href="https://example.org/">this</a>,
      <a href="javascript:alert(1)">that</a> and <i>more</i><img src="x" onerror="alert(1)"></p><script>alert(1)</script></div>`
    expect(pasted(html)).toEqual([
      { type: "paragraph", text: ["Tides"] },
      {
        type: "paragraph",
        text: ["See ", { link: "https://example.org/", text: ["this"] }, ", that and ", { em: ["more"] }],
      },
    ])
  })

  it("from Google Docs is not strong from end to end", () => {
    const html = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">Plain, </span><span style="font-weight:700">strong</span></p></b>`
    expect(pasted(html)).toEqual([{ type: "paragraph", text: ["Plain, ", { strong: ["strong"] }] }])
  })

  it("with line breaks has spaces for one and a paragraph for two", () => {
    expect(pasted("<p>one<br>two<br><br>three</p>")).toEqual([
      { type: "paragraph", text: ["one two"] },
      { type: "paragraph", text: ["three"] },
    ])
  })

  it("of a table has a line for each row", () => {
    expect(
      pasted("<table><tr><td>Moon</td><td>3,474 km</td></tr><tr><td>Earth</td><td>12,742 km</td></tr></table>"),
    ).toEqual([
      { type: "paragraph", text: ["Moon – 3,474 km"] },
      { type: "paragraph", text: ["Earth – 12,742 km"] },
    ])
  })

  it("of a quotation leaves whose words they are to be said, and a page's footer is none", () => {
    expect(pasted("<blockquote><p>Still, it moves.</p></blockquote>")).toEqual([
      { type: "quote", text: [["Still, it moves."]], by: null },
    ])
    expect(pasted("<p>Text</p><footer>Imprint</footer>").map(({ type }) => type)).toEqual(["paragraph", "paragraph"])
  })
})
