import type { ContentPage } from "@confetti/contract/content-page"
import { screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { field, openApp, press, type } from "../../../test/open-app.tsx"
import { ada } from "../../../test/world.ts"

const page: ContentPage = {
  slug: "account-deletion",
  title: "Account deletion",
  description: "",
  body: [],
  action: "delete-account",
}
const brand = {
  name: "Confetti",
  tagline: "",
  description: "",
  language: "en",
  links: { "account-deletion": "/account-deletion" },
}

it("asks a guest on the account deletion page to log in first", async () => {
  startFakeServer()
  await openApp("/account-deletion", { page, brand, feed: null })
  await press("Sign in")
  expect(await screen.findByRole("dialog", { name: "Sign in" })).toBeTruthy()
})

it("deletes the account on the account deletion page with the mailed code", async () => {
  const server = startFakeServer({ person: ada })
  server.answer("users-request_deletion", () => ({ sent: true }))
  server.answer("users-delete_account", () => {
    server.state.person = null
    return { erased: true }
  })
  await openApp("/account-deletion", { page, brand, feed: null, isSignedIn: true })
  await press("Email me the code")
  type(await field(/^The six-digit code/), "123 456")
  await press("Delete my account")
  await waitFor(() => expect(server.calls("users-delete_account")).toEqual([{ code: "123456" }]))
  expect(await screen.findByText(/^Your account is deleted/)).toBeTruthy()
  await waitFor(() => expect(localStorage.getItem("cf_user")).toBeNull())
})
