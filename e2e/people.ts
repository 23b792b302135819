import { randomUUID } from "node:crypto"
import { type APIRequestContext, expect, type Locator, type Page, request as requests } from "@playwright/test"
import { call } from "./call.ts"

type Mail = { to: string; subject: string; text: string; sentAt: string }

let people = 0

/** An address nobody has used yet, in this run or on this server before. */
export function newAddress(name = "reader"): string {
  people++
  return `${name}-${process.pid}-${Date.now().toString(36)}-${people}@confetti.test`
}

/** The mails to an address, the latest last. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const answer = await request.get(`/emulator/mail?to=${encodeURIComponent(address)}`, {
    headers: { accept: "application/json" },
  })
  const mails = (await answer.json()) as Mail[]
  return mails.toSorted((a, b) => a.sentAt.localeCompare(b.sentAt))
}

/** The code in the latest mail with one, once there are as many of those as should be. */
export async function codeFor(request: APIRequestContext, address: string, mailCount = 1): Promise<string> {
  const withCode = async () => (await mailsTo(request, address)).filter(({ subject }) => /^\d{6,20} /.test(subject))
  await expect.poll(async () => (await withCode()).length).toBe(mailCount)
  const text = (await withCode()).at(-1)?.text ?? ""
  return /\b\d{6,20}\b/.exec(text)?.[0] ?? ""
}

/** Other digits, as many. */
export function wrongCode(code: string): string {
  return code.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10))
}

export function joinSheet(page: Page): Locator {
  return page.getByRole("dialog", { name: /^(Join|Sign in|Check your email)/ })
}

export function codeField(page: Page): Locator {
  return joinSheet(page).getByLabel("Code from the email")
}

/** Fills in an address, and waits until the sheet asks for the code. */
export async function askForCode(page: Page, address: string): Promise<void> {
  await joinSheet(page).getByLabel("Email", { exact: true }).fill(address)
  await joinSheet(page).getByRole("button", { name: "Email me a code" }).click()
  await expect(codeField(page)).toBeFocused()
}

/** From the open sheet to being in, by the code from the mailbox. */
export async function getIn(page: Page, address: string, mailCount = 1): Promise<void> {
  await askForCode(page, address)
  await codeField(page).fill(await codeFor(page.request, address, mailCount))
  await expect(joinSheet(page)).toBeHidden()
}

/** Joins from the shelf, as somebody new. */
export async function joinAt(page: Page, address: string): Promise<void> {
  await page.getByRole("button", { name: "Join", exact: true }).click()
  await getIn(page, address)
}

export type Person = { id: string; name: string; inviteCode: string; referredBy: string | null }

/** The record of whoever this browser is signed in as; null for nobody. */
export async function whoIsIn(request: APIRequestContext): Promise<Person | null> {
  const session = (await (await request.get("/auth/get-session")).json()) as { user: { id: string } } | null
  if (session === null) return null
  const answer = await request.get(`/documents/users/${session.user.id}`)
  return ((await answer.json()) as { document: Person }).document
}

/** A device that keeps passkeys and always recognises its owner. */
export async function keepsPasskeys(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send("WebAuthn.enable")
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Whether the browser offers passkeys in the e-mail field by itself. Offered there, a device that always recognises its owner picks one at once. */
export async function offersPasskeys(page: Page, isOffered: boolean): Promise<void> {
  await page.addInitScript((isThere) => {
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => isThere })
  }, isOffered)
}

/**
 * Signs in whoever has this address, by requests alone and as a new device: the session's cookie is where `request` keeps its cookies. Whoever has no
 * account has one then. `mailCount` is how many codes they have been mailed, this one included; `referredBy` whose invitation they have.
 */
export async function signIn(
  request: APIRequestContext,
  address: string,
  { mailCount = 1, referredBy = null }: { mailCount?: number; referredBy?: string | null } = {},
): Promise<void> {
  // Where somebody was here before, their cookies ask for the page's origin.
  const { origin } = new URL((await request.get("/healthz")).url())
  const headers = { origin, "x-confetti-device": randomUUID() }
  const enter = async (path: string, data: object) => {
    const answer = await request.post(`/auth/${path}`, { data, headers })
    expect(answer.status(), path).toBe(200)
  }
  await enter("email-otp/send-verification-otp", { email: address, type: "sign-in" })
  await enter("sign-in/email-otp", { email: address, otp: await codeFor(request, address, mailCount) })
  await call(request, "users-create_user", { referredBy })
}

/** Signs up a new person for journeys that are not about joining, from the next page on. Returns their address. */
export async function signUp(request: APIRequestContext, address = newAddress()): Promise<string> {
  await signIn(request, address)
  return address
}

/** A person with an account and a name, who joined elsewhere. */
export async function inviter(name: string, baseURL = process.env["JOURNEYS_URL"] ?? ""): Promise<Person> {
  const request = await requests.newContext({ baseURL })
  await signUp(request, newAddress("inviter"))
  await call(request, "users-update_profile", { name })
  const person = await whoIsIn(request)
  await request.dispose()
  if (!person) throw new Error("The inviter is not in.")
  return person
}
