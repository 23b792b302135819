import type { GameResult } from "@confetti/domain/games/share-result"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { AlertSlot } from "../../ui/alert-slot.tsx"
import { Announcer } from "../../ui/announce.tsx"
import { ShareResult } from "./share-result.tsx"

const result: GameResult = {
  game: "WURD",
  rows: [
    ["absent", "present", "absent", "absent", "correct"],
    ["correct", "correct", "correct", "correct", "correct"],
  ],
  isHard: false,
}
const text =
  "WURD 22 Nov 2/6\n⚫🔶⚫⚫🟩\n🟩🟩🟩🟩🟩\n3 days in a row\nhttps://confetti.example/games/wurd?day=2026-11-22&result=ed500"

/** Sets what the device can share and copy, for one test. */
function deviceWith(parts: {
  share?: (data: ShareData) => Promise<void>
  copy?: (text: string) => Promise<void>
}): void {
  Object.defineProperty(navigator, "share", { configurable: true, value: parts.share })
  const clipboard = { writeText: parts.copy ?? (() => Promise.reject(new Error("refused"))) }
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard })
}

function show() {
  render(
    <>
      <ShareResult result={result} day="2026-11-22" streak={3} origin="https://confetti.example" />
      <Announcer />
      <AlertSlot />
    </>,
  )
}

const press = () => fireEvent.click(screen.getByRole("button", { name: "Share" }))

afterEach(() => {
  cleanup()
  deviceWith({})
})

describe("sharing a result", () => {
  it("shows the grid, and says it", () => {
    show()
    const grid = screen.getByRole("img")
    expect([...grid.children].map((line) => line.textContent)).toEqual(["WURD 22 Nov 2/6", "", "", "3 days in a row"])
    const signs = [...grid.querySelectorAll("[data-sign]")].map((sign) => sign.getAttribute("data-sign"))
    expect(signs).toEqual(result.game === "WURD" ? result.rows.flat() : [])
    expect(grid.getAttribute("aria-label")).toBe(
      "WURD, 22 November: solved in two of six guesses. Guess 1: one in place, one in the wrong place. Guess 2: solved.",
    )
  })

  it("gives the whole text to the system's sheet, and copies nothing", async () => {
    const given: ShareData[] = []
    const copied: string[] = []
    deviceWith({ share: async (data) => void given.push(data), copy: async (each) => void copied.push(each) })
    show()
    press()
    await expect.poll(() => given).toEqual([{ title: "WURD, 22 November", text }])
    expect(copied).toEqual([])
  })

  it("copies it where there is no sheet, or the sheet fails, and says so", async () => {
    const copied: string[] = []
    const copy = async (each: string) => void copied.push(each)
    deviceWith({ copy, share: () => Promise.reject(new DOMException("", "NotAllowedError")) })
    show()
    press()
    await screen.findByText("Result copied")
    expect(copied).toEqual([text])
  })

  it("copies nothing where the sheet was closed", async () => {
    const copied: string[] = []
    let asked = 0
    deviceWith({
      copy: async (each) => void copied.push(each),
      share: () => {
        asked += 1
        return Promise.reject(new DOMException("", "AbortError"))
      },
    })
    show()
    press()
    await expect.poll(() => asked).toBe(1)
    expect(copied).toEqual([])
  })

  it("gives the text to copy by hand where the browser lets it do nothing", async () => {
    deviceWith({})
    show()
    press()
    const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /does not allow copying/ })
    expect(field.value).toBe(text)
  })
})
