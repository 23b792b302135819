import type { Page } from "playwright"
import { keepsPasskeys, offersPasskeys, signIn } from "./people.ts"

/** Named by the server's settings. */
export const owner = "editor@confetti.test"

/** A device with a passkey of its own, asked for by the button alone. */
export async function asksForPasskeys(page: Page): Promise<void> {
  await keepsPasskeys(page)
  await offersPasskeys(page, false)
}

/** From a mailed code to a session that a passkey opened, in the studio's own words. */
export async function comeInByPasskey(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add a passkey" }).click()
  await page.getByText("Passkey added").waitFor()
  await signInByPasskey(page)
}

export async function signInByPasskey(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign in with a passkey" }).click()
  await page.getByRole("button", { name: "Use a passkey" }).click()
  await page.getByRole("navigation", { name: "Studio" }).waitFor()
  await page.getByRole("heading", { level: 1 }).waitFor()
}

/** Who has never been here comes to a page of the studio. */
export async function ownerIn(page: Page, path = "/studio", address = owner): Promise<void> {
  await asksForPasskeys(page)
  await signIn(page.request, address)
  await page.goto(path)
  await comeInByPasskey(page)
}
