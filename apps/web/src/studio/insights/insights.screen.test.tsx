import { fireEvent, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { openApp, press, type } from "../../../test/open-app.tsx"
import { ada } from "../../../test/world.ts"

it("shows the days that are chosen, keeps them in the address, and refuses a range that ends before it begins", async () => {
  const server = startFakeServer({ person: { ...ada, roles: ["writer"] } })
  const fresh = { zone: "UTC", today: "2026-06-01", summedAt: null }
  server.answer("editors-show_studio", () => ({ userId: ada.id, roles: ["writer"], isOpen: true, hasPasskey: true }))
  server.answer("insights-get_overview", () => ({ ...fresh, days: [], before: [] }))
  server.answer("insights-list_tiles", () => ({ ...fresh, tiles: [], next: null }))
  await openApp("/studio/insights", { isSignedIn: true })
  await press("7 days")
  expect(location.search).toBe("?days=7d")

  await press("Other days")
  const choose = (from: string, to: string) => {
    type(screen.getByLabelText("From"), from)
    type(screen.getByLabelText("To"), to)
    fireEvent.submit(screen.getByRole("form", { name: "Other days" }))
  }
  choose("2026-02-01", "2026-01-01")
  expect(await screen.findByText(/The end is before the start/)).toBeTruthy()
  expect(location.search).toBe("?days=7d")
  choose("2026-02-01", "2026-02-28")
  expect(await screen.findByText(/1 Feb 2026 to 28 Feb 2026|Feb 1, 2026 to Feb 28, 2026/)).toBeTruthy()
  expect(location.search).toBe("?days=2026-02-01..2026-02-28")
  expect(server.calls("insights-get_overview").at(-1)).toEqual({ from: "2026-02-01", until: "2026-02-28" })
})
