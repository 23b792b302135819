import { screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { openApp, press } from "../../../test/open-app.tsx"
import { translatePage } from "../../../test/translate-page.ts"
import { ada } from "../../../test/world.ts"

it("a member can hide their favourite tile from those they invite", async () => {
  const server = startFakeServer({ person: ada })
  server.answer("users-update_profile", ({ showsFavourite = true }) => {
    server.state.person = { ...ada, showsFavourite }
    return server.state.person
  })
  await openApp("/me", { isSignedIn: true })
  await press(/^Invite a friend/)
  const choice = () => screen.getByRole<HTMLInputElement>("switch", { name: /^Show my favourite tile/ })
  await waitFor(() => expect(choice().checked).toBe(true))
  await press(/^Show my favourite tile/, "switch")
  expect(await screen.findByText("Friends you invite won’t see your favourite")).toBeTruthy()
  expect(server.calls("users-update_profile")).toEqual([{ showsFavourite: false }])
  expect(choice().checked).toBe(false)
})

it("an invitation that can't be copied is shown in a field", async () => {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined })
  startFakeServer({ person: ada })
  await openApp("/me", { isSignedIn: true })
  await press(/^Invite a friend/)
  await press("Copy the link")
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /does not allow copying/ })
  expect(field.value).toMatch(/invite=/)
})

it("the link of a translated page is copied, and its button says so", async () => {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async () => undefined } })
  startFakeServer({ person: ada })
  await openApp("/me", { isSignedIn: true })
  await press(/^Invite a friend/)
  await screen.findByRole("button", { name: "Copy the link" })
  translatePage()
  await press("Copy the link")
  const said = await screen.findByRole("button", { name: "Copied" })
  expect(said.querySelector("svg")).toBeTruthy()
  expect(screen.queryByText(/^there was an error/)).toBeNull()
})
