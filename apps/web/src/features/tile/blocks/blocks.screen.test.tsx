import type { FencedBlock } from "@confetti/contract/fenced-block"
import { fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { cleanup } from "@testing-library/react"
import { RichText } from "../rich-text.tsx"

afterEach(cleanup)

async function show(block: FencedBlock): Promise<void> {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  )
  render(<RichText text={[block]} name="body" />)
  await vi.waitFor(() => expect(document.querySelector('.block[data-block="body.0"]')).toBeTruthy())
}

const choice: FencedBlock = {
  type: "choice",
  question: "Which?",
  options: ["This", "That"],
  right: "That",
  why: "It is nearer.",
}

describe("a choice", () => {
  it("says of a wrong answer that it is, which one is right, and why", async () => {
    await show(choice)
    fireEvent.click(screen.getByRole("button", { name: "This" }))
    expect(screen.getByRole("status").textContent).toBe("Not quite. It is nearer.")
    expect(screen.getByRole("button", { name: /^This ?, your answer, not right$/ })).toBeTruthy()
    expect(screen.getByRole("button", { name: /^That ?, right answer$/ })).toBeTruthy()
  })

  it("takes the first answer alone", async () => {
    await show(choice)
    fireEvent.click(screen.getByRole("button", { name: "That" }))
    fireEvent.click(screen.getByRole("button", { name: "This" }))
    expect(screen.getByRole("status").textContent).toBe("Right. It is nearer.")
  })
})

it("a table has its name, a heading for each column and each row", async () => {
  await show({ type: "table", title: "Tanks", columns: ["Month", "Truth"], rows: [["June", "122"]] })
  expect(screen.getByRole("table", { name: "Tanks" })).toBeTruthy()
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Month", "Truth"])
  expect(screen.getByRole("rowheader", { name: "June" })).toBeTruthy()
})

describe("a chart", () => {
  const chart: FencedBlock = {
    type: "chart",
    kind: "bars",
    title: "Digits",
    unit: "%",
    words: "Two bars, the first the longer one.",
    items: [
      { label: "1", value: 1030.1 },
      { label: "2", value: 17.6 },
    ],
    highlight: "1",
  }

  it.each(["bars", "dots", "line"] as const)(
    "of %s is a picture with its description, and its numbers in words",
    async (kind) => {
      await show({ ...chart, kind })
      expect(screen.getByRole("img", { name: "Two bars, the first the longer one." })).toBeTruthy()
      expect(screen.getByRole("figure").textContent).toContain("1: 1,030.1\u00a0%; 2: 17.6\u00a0%")
    },
  )

  it("of squares fills as many as its share", async () => {
    await show({ ...chart, kind: "squares", items: [{ label: "never", value: 40 }], highlight: null })
    const path = document.querySelector('path[data-tone="0"]')?.getAttribute("d") ?? ""
    expect(path.match(/M/g)).toHaveLength(40)
  })
})

describe("a guess", () => {
  const guess: FencedBlock = {
    type: "guess",
    question: "How many?",
    min: 0,
    max: 100,
    step: 1,
    unit: "tanks",
    answer: 90,
    why: "The record says so.",
  }

  it("is told how near it was, and is made once", async () => {
    await show(guess)
    const slider = screen.getByRole<HTMLInputElement>("slider", { name: "How many?" })
    expect(slider.getAttribute("aria-valuetext")).toBe("50\u00a0tanks")
    fireEvent.change(slider, { target: { value: "88" } })
    fireEvent.click(screen.getByRole("button", { name: "That’s my guess" }))
    expect(screen.getByRole("status").textContent).toBe(
      "Close: 2\u00a0tanks too low. It is 90\u00a0tanks. The record says so.",
    )
    fireEvent.change(slider, { target: { value: "12" } })
    expect(slider.value).toBe("88")
    expect(document.activeElement).toBe(slider)
  })

  it("does not begin where it ends", async () => {
    await show({ ...guess, answer: 52 })
    expect(screen.getByRole<HTMLInputElement>("slider").value).toBe("20")
  })
})
