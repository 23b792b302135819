import type { Page } from "playwright"
import { askForCode, codeField, codeFor, joinAt, joinSheet, newAddress, whoIsIn, wrongCode } from "../../e2e/people.ts"
import type { Shot } from "./states.ts"

/** Joining, being signed in, inviting, and leaving. */
export const peopleShots: Shot[] = [
  { name: "42-join", pose: (page) => openSheet(page, "Join") },
  { name: "43-log-in", pose: (page) => openSheet(page, "Sign in") },
  {
    name: "44-join-invited",
    pose: async (page) => {
      await visit(page, "/me")
      await joinAt(page, newAddress("ada"))
      const me = await whoIsIn(page.request)
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
      await visit(page, `/me?invite=${me?.inviteCode}`)
      await page.getByRole("button", { name: "Join", exact: true }).click()
      await joinSheet(page)
        .getByText(/invited you/)
        .waitFor()
    },
  },
  {
    name: "45-code",
    pose: async (page) => {
      await openSheet(page, "Join")
      await askForCode(page, newAddress())
    },
  },
  {
    name: "46-code-wrong",
    pose: async (page) => {
      const address = newAddress()
      await openSheet(page, "Join")
      await askForCode(page, address)
      await codeField(page).fill(wrongCode(await codeFor(page.request, address)))
      await joinSheet(page).getByRole("alert").waitFor()
    },
  },
  { name: "47-me-in", pose: (page) => signedIn(page, "/me") },
  {
    name: "48-invite",
    pose: async (page) => {
      await signedIn(page, "/me")
      await page.getByRole("button", { name: /^Invite a friend/ }).click()
      await page.getByRole("img", { name: /^QR code/ }).waitFor()
    },
  },
  { name: "63-settings-in", pose: (page) => signedIn(page, "/settings") },
  {
    name: "64-settings-passkeys",
    pose: async (page) => {
      await signedIn(page, "/settings")
      await page.getByRole("heading", { name: "Passkeys" }).evaluate((heading) => heading.scrollIntoView())
    },
  },
  {
    name: "65-delete-account",
    pose: async (page) => {
      await signedIn(page, "/settings")
      await page.getByRole("button", { name: "Delete…" }).click()
      await page.getByRole("dialog", { name: "Delete your account?" }).waitFor()
    },
  },
  { name: "66-account-deletion", pose: (page) => visit(page, "/account-deletion") },
  { name: "67-feedback", pose: (page) => visit(page, "/feedback") },
  { name: "68-survey", pose: (page) => visit(page, "/survey") },
  { name: "69-word-game", pose: (page) => visit(page, "/word-game") },
]

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState("networkidle")
}

async function openSheet(page: Page, button: "Join" | "Sign in"): Promise<void> {
  await visit(page, "/me")
  await page.getByRole("button", { name: button, exact: true }).click()
  await joinSheet(page).waitFor()
}

async function signedIn(page: Page, path: string): Promise<void> {
  await visit(page, "/me")
  await joinAt(page, newAddress())
  await visit(page, path)
}
