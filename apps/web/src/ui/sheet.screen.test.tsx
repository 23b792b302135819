import { act, render, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { Announcer, announce } from "./announce.tsx"
import { Sheet } from "./sheet.tsx"

function Page({ isSheetOpen }: { isSheetOpen: boolean }) {
  return (
    <>
      <Announcer role="status" />
      {isSheetOpen && (
        <Sheet title="Share" onClose={() => undefined}>
          Words
        </Sheet>
      )}
    </>
  )
}

it("reads out in an open sheet what is announced, and on the page again once that closes", () => {
  const { rerender } = render(<Page isSheetOpen />)
  act(() => announce("Link copied"))
  expect(within(screen.getByRole("dialog")).getByText("Link copied").parentElement?.getAttribute("aria-live")).toBe(
    "polite",
  )
  expect(screen.getByRole("status").textContent).toBe("")
  rerender(<Page isSheetOpen={false} />)
  expect(screen.getByRole("status").textContent).toBe("Link copied")
})

it("begins at the field that asks for the focus", () => {
  render(
    <Sheet title="A new tile" onClose={() => undefined}>
      <input aria-label="Title" data-autofocus />
    </Sheet>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText("Title"))
})
