import { type APIRequestContext, expect, type Page } from "@playwright/test"
import { createSoftwarePasskey, type SoftwarePasskey } from "../apps/server/test/software-passkey.ts"
import { keepsPasskeys, offersPasskeys, signIn } from "./people.ts"

/** Named by the server's settings. */
export const owner = "editor@confetti.test"

/** A device that keeps passkeys and asks for one by the button alone. */
export async function asksForPasskeys(page: Page): Promise<void> {
  await keepsPasskeys(page)
  await offersPasskeys(page, false)
}

/** From a session by a mailed code into the studio, by a new passkey, in the browser. */
export async function comeInByPasskey(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add a passkey" }).click()
  await shown(page)
}

/** Opens a page of the studio as an owner who has not been here before, signed in by requests alone. */
export async function ownerIn(page: Page, path: string, address: string): Promise<void> {
  await signIn(page.request, address)
  await addNewPasskey(page.request)
  await page.goto(path)
  await shown(page)
}

async function shown(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Studio" }).waitFor()
  await page.getByRole("heading", { level: 1 }).waitFor()
}

/** Adds a passkey to the account of this session, which opens the studio. */
async function addNewPasskey(request: APIRequestContext): Promise<void> {
  const { origin } = new URL((await request.get("/healthz")).url())
  const passkey = createSoftwarePasskey()
  const options = (await (await request.get("/auth/passkey/generate-register-options")).json()) as Parameters<
    SoftwarePasskey["register"]
  >[0]
  const data = { response: passkey.register(options, origin), name: "Desk" }
  const answer = await request.post("/auth/passkey/verify-registration", { data, headers: { origin } })
  expect(answer.status()).toBe(200)
}
