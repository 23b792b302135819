import { act, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { fillStorage } from "../../test/open-app.tsx"
import { readText, removeStored, useStored, writeText } from "./storage.ts"

function Shown() {
  return <p role="status">{useStored(() => readText("cf_device"), null) ?? "nothing"}</p>
}

const shown = () => screen.getByRole("status").textContent

afterEach(() => void removeStored("cf_device"))

it("shows what is kept through every change, in another tab too", () => {
  render(<Shown />)
  expect(shown()).toBe("nothing")
  act(() => void writeText("cf_device", "moon"))
  expect(shown()).toBe("moon")
  localStorage.setItem("cf_device", "mars")
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "cf_device" })))
  expect(shown()).toBe("mars")
  act(() => void removeStored("cf_device"))
  expect(shown()).toBe("nothing")
})

it("shows what the browser refuses to keep as long as the page lasts", () => {
  fillStorage()
  render(<Shown />)
  act(() => void writeText("cf_device", "moon"))
  expect(shown()).toBe("moon")
})
