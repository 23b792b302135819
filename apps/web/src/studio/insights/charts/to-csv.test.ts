import { describe, expect, it } from "vitest"
import { toCsv } from "./to-csv.ts"

describe("a file for a spreadsheet", () => {
  it("quotes what needs it, and leaves numbers and gaps", () => {
    expect(
      toCsv(
        ["Tile", "Opened"],
        [
          ['The "Moon", again', 10],
          ["Two\nlines", null],
        ],
      ),
    ).toBe('\uFEFFTile,Opened\r\n"The ""Moon"", again",10\r\n"Two\nlines",\r\n')
  })

  it.each(['=HYPERLINK("x")', "+1", "-1+2", "@SUM(A1)", "\tx", "  =1", "\r=1"])("runs no %j", (title) => {
    const [, line = ""] = toCsv(["Tile"], [[title]]).split("Tile\r\n")
    expect(line.replace(/^"/, "").startsWith("'")).toBe(true)
  })
})
