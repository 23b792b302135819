import { render, screen } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { field, press, type } from "../../../../test/open-app.tsx"
import type { FormKind } from "../fenced-kinds.ts"
import { BlockFormSheet } from "./block-form-sheet.tsx"

function open(kind: FormKind, yaml: string, isNew = false) {
  const asked = { onSave: vi.fn<(yaml: string) => boolean>(() => true), onClose: vi.fn<() => void>() }
  render(<BlockFormSheet kind={kind} yaml={yaml} isNew={isNew} {...asked} />)
  return asked
}

const choice = "question: Which?\noptions: [One, Two]\nright: Two\nwhy: So."

describe("a block's form", () => {
  it("is filled from its YAML, begins at its first field, and writes what was changed", async () => {
    const { onSave, onClose } = open("choice", choice)
    const question = await field("Question")
    expect(document.activeElement).toBe(question)
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Option 2 is right" }).checked).toBe(true)
    type(question, "Which: this?")
    type(await field("Option 3"), "3")
    await press("Save")
    expect(onSave.mock.calls).toEqual([
      ['question: "Which: this?"\noptions:\n  - One\n  - Two\n  - "3"\nright: Two\nwhy: So.'],
    ])
    expect(onClose).toHaveBeenCalledOnce()
  })

  it("leaves a block as it is written where nothing was changed", async () => {
    const { onSave, onClose } = open("choice", choice)
    await field("Question")
    await press("Save")
    expect(onSave).not.toHaveBeenCalled()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it("says beside each field what is missing once it is to be added, and leads to the first", async () => {
    const { onSave } = open("choice", "", true)
    const question = await field("Question")
    type(await field("Why"), "So.")
    expect(screen.queryByText("Enter a question.")).toBeNull()
    await press("Add")
    expect(document.activeElement).toBe(question)
    const about = question.getAttribute("aria-describedby")?.split(" ") ?? []
    expect(about.map((id) => document.getElementById(id)?.textContent)).toContain("Enter a question.")
    expect(screen.getByText("Mark the option that is right.")).toBeTruthy()
    type(question, "Which?")
    expect(screen.queryByText("Enter a question.")).toBeNull()
    expect(onSave).not.toHaveBeenCalled()
  })

  it("stays open with what was typed where the text takes no more", async () => {
    const { onSave, onClose } = open("link", "tile: whales")
    onSave.mockReturnValue(false)
    type(await field("Tile"), "https://example.org/tiles/seals")
    await press("Save")
    expect(onSave).toHaveBeenCalledWith("tile: seals")
    expect(await screen.findByText(/maximum length/)).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })

  it("adds and removes rows and columns of a table", async () => {
    const { onSave } = open("table", "title: T\ncolumns: [A, B]\nrows:\n  - [1, 2]")
    await field("Title")
    await press("Add a row")
    expect(document.activeElement).toBe(await field("Row 2, A"))
    type(await field("Row 2, A"), "3")
    type(await field("Row 2, B"), "4")
    await press("Add a column")
    expect(document.activeElement).toBe(await field("Column 3"))
    type(await field("Column 3"), "C")
    await press("Remove column A")
    await press("Remove row 1")
    type(await field("Row 1, C"), "5")
    await press("Save")
    expect(onSave).toHaveBeenCalledWith('title: T\ncolumns: [ B, C ]\nrows:\n  - [ "4", "5" ]')
  })

  it("keeps a chart's highlight with its item", async () => {
    const items = "items:\n  - { label: a, value: 1 }\n  - { label: b, value: 2 }\n  - { label: c, value: 3 }"
    const words = "words: Three bars, each a little longer."
    const { onSave } = open("chart", `kind: bars\ntitle: T\n${words}\n${items}\nhighlight: c`)
    await field("Title")
    await press("Remove a")
    type(await field("Label 2"), "d")
    await press("Save")
    expect(onSave.mock.calls[0]?.[0]).toMatch(/value: 2 }\n {2}- { label: d, value: 3 }\nhighlight: d$/)
  })

  it("says why it leaves a block to its YAML, and touches nothing", async () => {
    const { onSave, onClose } = open("choice", `${choice}\nhint: Think.`)
    expect(await screen.findByText(/This form doesn’t know its field “hint”/)).toBeTruthy()
    await press("Back to the text")
    expect(onSave).not.toHaveBeenCalled()
    expect(onClose).toHaveBeenCalledOnce()
  })
})
