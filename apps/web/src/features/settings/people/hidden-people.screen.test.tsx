import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { type FakeServer, startFakeServer } from "../../../../test/fake-server.ts"
import { openApp, pass, press } from "../../../../test/open-app.tsx"
import { ada } from "../../../../test/world.ts"

const since = "2026-11-01T12:00:00.000Z"

async function settingsOfAda(names: readonly string[]): Promise<FakeServer> {
  const server = startFakeServer({ person: ada })
  let people = names.map((name) => ({ id: `hiding of ${name}`, name, since }))
  server.answer("thoughts-list_hidden", () => ({ people }))
  server.answer("thoughts-show_person", ({ id }) => {
    people = people.filter((each) => each.id !== id)
    return { people }
  })
  await openApp("/settings", { isSignedIn: true })
  await screen.findByRole("region", { name: "Signed in as" })
  return server
}

it("shows whom somebody has hidden when they ask, and each again", async () => {
  const server = await settingsOfAda(["Mira", ""])
  expect(server.calls("thoughts-list_hidden")).toHaveLength(0)
  await press("Show")
  await press("Unhide Mira")
  expect(await screen.findByText("Mira is no longer hidden. You’ll see each other’s thoughts again")).toBeTruthy()
  expect(screen.queryByText("Mira")).toBeNull()
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Hidden people")
  await press("Unhide Someone without a name")
  expect(await screen.findByText(/^No one\./)).toBeTruthy()
  expect(server.calls("thoughts-show_person")).toEqual([{ id: "hiding of Mira" }, { id: "hiding of " }])
})

it("says where there is no connection, keeps the list, and tries again", async () => {
  const server = await settingsOfAda(["Mira"])
  await server.setOnline(false)
  await press("Show")
  expect(await screen.findByText(/will appear when you are back online/)).toBeTruthy()
  await server.setOnline(true)
  await pass(500)
  await server.setOnline(false)
  await press("Unhide Mira")
  expect(await screen.findByText(/^You are offline. Nothing was changed/)).toBeTruthy()
  expect(screen.getByText("Mira")).toBeTruthy()
})

it("is not there where nobody writes", async () => {
  startFakeServer({ person: ada })
  await openApp("/settings", { isSignedIn: true, thoughts: "off" })
  await screen.findByRole("region", { name: "Signed in as" })
  expect(screen.queryByText("Hidden people")).toBeNull()
})
