import { act, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { ErrorBoundary } from "./error-boundary.tsx"
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

it("fails where nothing stands in for it, and asks for its code once", async () => {
  let tries = 0
  const load = async () => {
    tries++
    throw new TypeError("Failed to fetch")
  }
  const Screen = lazyScreen<object>(load)
  vi.spyOn(console, "error").mockImplementation(() => undefined)
  await act(async () =>
    render(
      <ErrorBoundary fallback={<p>It failed</p>}>
        <Screen />
      </ErrorBoundary>,
    ),
  )
  expect(await screen.findByText("It failed")).toBeTruthy()
  expect(tries).toBe(1)
})
