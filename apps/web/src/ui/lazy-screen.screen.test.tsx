import { act, render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { lazyScreen } from "./lazy-screen.tsx"

it("shows what stands in for a screen that can't be fetched, and asks for it again the next time", async () => {
  let tries = 0
  const load = async () => {
    tries++
    if (tries === 1) throw new TypeError("Failed to fetch")
    return () => <p>Here it is</p>
  }
  const Screen = lazyScreen(load, null, () => <p>Not loaded</p>)
  const first = await act(async () => render(<Screen />))
  expect(await screen.findByText("Not loaded")).toBeTruthy()
  expect(tries).toBe(1)
  first.unmount()
  await act(async () => render(<Screen />))
  expect(await screen.findByText("Here it is")).toBeTruthy()
})
