import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { picture } from "../../../../test/world.ts"
import { ThoughtMedia } from "./thought-media.tsx"

it("opens a photo larger, and closes it again", async () => {
  render(<ThoughtMedia media={{ kind: "photo", picture: { ...picture, alt: "" } }} by="Ada" />)
  fireEvent.click(screen.getByRole("button", { name: "Photo by Ada" }))
  expect(await screen.findByRole("dialog", { name: "Photo by Ada" })).toBeTruthy()
  fireEvent.click(screen.getByRole("button", { name: "Close" }))
  expect(screen.queryByRole("dialog")).toBeNull()
})

it("says that a photo is one where nobody says whose", () => {
  render(<ThoughtMedia media={{ kind: "photo", picture: { ...picture, alt: "" } }} />)
  expect(screen.getByRole("img", { name: "Photo" })).toBeTruthy()
})
