import { fireEvent, render, screen } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { categories, tileOf } from "../../../test/world.ts"
import { NextThreeCard } from "./next-three-card.tsx"

const tiles = ["a", "b", "c", "d", "e", "f"].map((id) => tileOf(id))
const card = { type: "next_three", id: "first", title: "Which three next?", tiles } as const

function open() {
  const [onPick, onNext] = [vi.fn<(ids: readonly string[]) => void>(), vi.fn<() => void>()]
  render(<NextThreeCard card={{ ...card, tiles }} categories={categories} isCurrent onPick={onPick} onNext={onNext} />)
  const choice = (at: number) => screen.getAllByRole("checkbox")[at] as HTMLElement
  return { onPick, onNext, choice }
}

describe("what should come next", () => {
  it("can be skipped with one press", () => {
    const { onPick, onNext } = open()
    fireEvent.click(screen.getByRole("button", { name: "Skip" }))
    expect(onNext).toHaveBeenCalledOnce()
    expect(onPick).not.toHaveBeenCalled()
  })

  it("takes two presses: a choice, and on", () => {
    const { onPick, onNext, choice } = open()
    fireEvent.click(choice(2))
    expect(onPick).toHaveBeenLastCalledWith(["c"])
    fireEvent.click(screen.getByRole("button", { name: "Show me this one" }))
    expect(onNext).toHaveBeenCalledOnce()
  })

  it("is three at most, in the order chosen, and each can be taken back", () => {
    const { onPick, choice } = open()
    for (const at of [4, 0, 2, 5]) fireEvent.click(choice(at))
    expect(onPick).toHaveBeenLastCalledWith(["e", "a", "c"])
    expect(choice(5).getAttribute("aria-checked")).toBe("false")
    expect(choice(5).getAttribute("aria-disabled")).toBe("true")
    expect(screen.getByRole("status").textContent).toBe("These three come next.")
    fireEvent.click(choice(0))
    expect(onPick).toHaveBeenLastCalledWith(["e", "c"])
    expect(choice(5).getAttribute("aria-disabled")).toBeNull()
  })
})
