import { fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { openApp, until } from "../../../test/open-app.tsx"

/** Sets what the device can share and copy, for one test. */
function giveDevice(parts: { share?: (data: ShareData) => Promise<void>; copy?: (text: string) => Promise<void> }) {
  Object.defineProperty(navigator, "share", { configurable: true, value: parts.share })
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: parts.copy } })
}

async function shareFirstTile(): Promise<void> {
  startFakeServer()
  await openApp("/")
  const tile = await screen.findByRole("article", { name: "Title of one" })
  fireEvent.click(within(tile).getByRole("button", { name: "Share" }))
}

const link = "http://localhost:3000/tiles/slug-of-one"

describe("sharing a tile", () => {
  it("hands its title and its link to the system's share sheet, and copies nothing", async () => {
    const shared: ShareData[] = []
    const copied: string[] = []
    giveDevice({ share: async (data) => void shared.push(data), copy: async (text) => void copied.push(text) })
    await shareFirstTile()
    await until(() => expect(shared).toEqual([{ title: "Title of one", text: "Teaser of one", url: link }]))
    expect(copied).toEqual([])
  })

  it("copies its link where there is no share sheet", async () => {
    const copied: string[] = []
    giveDevice({ copy: async (text) => void copied.push(text) })
    await shareFirstTile()
    expect(await screen.findByText("Link copied")).toBeTruthy()
    expect(copied).toEqual([link])
  })

  it.each([
    ["on plain http", {}],
    ["where the clipboard is denied", { copy: () => Promise.reject(new DOMException("", "NotAllowedError")) }],
  ])("shows its link to be copied by hand %s", async (_where, device) => {
    giveDevice(device)
    await shareFirstTile()
    const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /does not allow copying/ })
    expect(field.value).toBe(link)
    expect(field.selectionEnd - field.selectionStart).toBe(link.length)
    fireEvent.click(screen.getByRole("button", { name: "Close" }))
    await until(() => expect(screen.queryByRole("dialog")).toBeNull())
  })
})
