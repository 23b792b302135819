import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { useState } from "react"
import { expect, it } from "vitest"
import { Announcer } from "../../ui/announce.tsx"
import { SortableList } from "./sortable-list.tsx"

function Example() {
  const [items, setItems] = useState(["Moon", "Mars", "Io"])
  return (
    <>
      <SortableList label="Worlds" items={items} keyOf={(item) => item} nameOf={(item) => item} onOrder={setItems}>
        {(item, _, handle) => (
          <>
            <b>{item}</b> {handle}
          </>
        )}
      </SortableList>
      <Announcer />
    </>
  )
}

const order = () =>
  within(screen.getByRole("list", { name: "Worlds" }))
    .getAllByRole("listitem")
    .map((item) => item.querySelector("b")?.textContent)

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })

it("moves an item by its buttons, says where it is, and keeps the focus with it at an end", async () => {
  render(<Example />)
  fireEvent.click(button("Move Mars up"))
  expect(order()).toEqual(["Mars", "Moon", "Io"])
  expect(screen.getByText("Mars is now 1 of 3")).toBeTruthy()
  expect(button("Move Mars up").disabled).toBe(true)
  await act(() => new Promise<unknown>((done) => requestAnimationFrame(() => done(null))))
  expect(document.activeElement).toBe(button("Move Mars down"))
})

it("cannot move an item past an end", () => {
  render(<Example />)
  expect(button("Move Moon up").disabled).toBe(true)
  expect(button("Move Io down").disabled).toBe(true)
})

it("tells a screen reader how an item is lifted", () => {
  render(<Example />)
  const grip = button("Move Moon")
  const instructions = document.getElementById(grip.getAttribute("aria-describedby") ?? "")
  expect(instructions?.textContent).toContain("Press Space or Enter to lift it")
})
