import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { useRef } from "react"
import { beforeEach, expect, it } from "vitest"
import { useLocation } from "../../../platform/location.ts"
import { usePageTurn, useTurn } from "./use-page-turn.ts"

function Tab() {
  const [path] = useLocation()
  const box = useRef<HTMLDivElement>(null)
  const { turn } = useTurn()
  usePageTurn(box, path)
  const to = path === "/me" ? "/me/shop" : "/me"
  return (
    <main className="screen">
      <div ref={box} tabIndex={-1}>
        <h1>{path}</h1>
        <a href={to} onClick={(event) => (event.preventDefault(), turn(to))}>
          Turn
        </a>
      </div>
    </main>
  )
}

const view = () => screen.getByRole("main")
const scrollTo = (top: number) => {
  view().scrollTop = top
  fireEvent.scroll(view())
}

beforeEach(() => history.replaceState(null, "", "/me"))

it("begins a page at its top, and shows one that is gone back to as it was left", async () => {
  render(<Tab />)
  scrollTo(300)
  fireEvent.click(screen.getByRole("link"))
  expect(screen.getByRole("heading").textContent).toBe("/me/shop")
  expect(view().scrollTop).toBe(0)
  expect(document.activeElement?.tagName).toBe("DIV")
  await act(async () => history.back())
  await waitFor(() => expect(screen.getByRole("heading").textContent).toBe("/me"))
  expect(view().scrollTop).toBe(300)
})

it("begins a page at its top that is turned to again", () => {
  render(<Tab />)
  fireEvent.click(screen.getByRole("link"))
  scrollTo(200)
  fireEvent.click(screen.getByRole("link"))
  expect(screen.getByRole("heading").textContent).toBe("/me")
  fireEvent.click(screen.getByRole("link"))
  expect(screen.getByRole("heading").textContent).toBe("/me/shop")
  expect(view().scrollTop).toBe(0)
})
