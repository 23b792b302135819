import type { Browser, Page } from "@playwright/test"
import { expectRefusals, noBarriers } from "./barriers.ts"
import { expect, test as base, visit } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { joinSheet, mailsTo, newAddress, signUp } from "./people.ts"
import { asksForPasskeys, comeInByPasskey, owner, ownerIn } from "./studio-people.ts"

/** Each journey has a server of its own: there the owner has no passkey yet. */
const test = base.extend<{ server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
  server: async ({}, use) => {
    const server = await startOwnServer()
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.url),
})

// Several people each with a browser and a key of their own.
test.describe.configure({ timeout: 180_000 })

async function anotherPage(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL })
  await asksForPasskeys(page)
  return page
}

/** The link in the newest invitation to an address. */
async function invitationOf(page: Page, address: string): Promise<string> {
  const links = async () =>
    (await mailsTo(page.request, address)).flatMap(
      ({ text }) => /http\S+\/studio\/join\?token=\S+/.exec(text)?.[0] ?? [],
    )
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0)
  return new URL((await links()).at(-1) ?? "").pathname + new URL((await links()).at(-1) ?? "").search
}

test("an owner invites somebody, who accepts, acts, and is taken away while they look @both", async ({
  page,
  browser,
  server,
  complaints,
}) => {
  await ownerIn(page)
  await page.getByRole("link", { name: "People" }).click()
  await expect(page).toHaveURL(/\/studio\/people$/)
  const editors = page.getByRole("list", { name: "Editors" })
  await expect(editors.getByText("Named by the server’s settings")).toBeVisible()
  await noBarriers(page)

  const address = newAddress("shop")
  await page.getByRole("button", { name: "Invite", exact: true }).click()
  const sheet = page.getByRole("dialog", { name: "Invite an editor" })
  await sheet.getByLabel("Mail address").fill(address)
  await sheet.getByRole("checkbox", { name: "Writer" }).uncheck()
  await sheet.getByRole("checkbox", { name: "Owner" }).check()
  await noBarriers(page)
  await sheet.getByRole("button", { name: "Send the invitation" }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole("list", { name: "Invitations" }).getByText(address)).toBeVisible()

  const theirs = await anotherPage(browser, server.url)
  await visit(theirs, await invitationOf(page, address))
  await expect(theirs.getByRole("button", { name: "Sign in" })).toBeVisible()
  expect(theirs.url()).not.toContain("token")
  await noBarriers(theirs)
  await signUp(theirs.request, address)
  await theirs.reload()
  await theirs.getByRole("button", { name: "Accept the invitation" }).click()
  await theirs.getByRole("button", { name: "Into the studio" }).click()
  await expect(theirs.getByRole("heading", { name: "One more key" })).toBeVisible()
  await noBarriers(theirs)
  await comeInByPasskey(theirs)

  await theirs.getByRole("link", { name: "Audit log" }).click()
  const log = theirs.getByRole("table")
  await expect(
    log.getByRole("row").filter({ hasText: address }).filter({ hasText: "accepted an invitation" }),
  ).toBeVisible()
  await theirs.getByLabel("Who").fill("half a word")
  await noBarriers(theirs)

  await page.reload()
  await editors.getByRole("button", { name: `Change ${address}` }).click()
  const change = page.getByRole("dialog", { name: address })
  await change.getByRole("button", { name: "Remove from the studio" }).click()
  await change.getByRole("button", { name: "Remove them" }).click()
  await expect(change).toBeHidden()
  await expect(editors.getByText(address)).toBeHidden()

  await theirs.getByRole("button", { name: "Search" }).click()
  await expect(theirs.getByRole("alert").getByText("What you typed is still here")).toBeVisible()
  await expect(theirs.getByLabel("Who")).toHaveValue("half a word")
  await noBarriers(theirs)
  await theirs.reload()
  await expect(theirs.getByRole("heading", { name: "Ask an owner" })).toBeVisible()
  await theirs.close()
  expectRefusals(complaints)

  await page.getByRole("link", { name: "Audit log" }).click()
  await page.getByLabel("Did what").selectOption("removed an editor")
  await page.getByRole("button", { name: "Search" }).click()
  const last = page.getByRole("table").getByRole("row").nth(1)
  await expect(last).toContainText(owner)
  await expect(last).toContainText(address)
  await noBarriers(page)
})

test("the studio is worked by keys alone @desk", async ({ page }) => {
  await ownerIn(page)
  await page.getByRole("heading", { level: 1 }).click()
  await page.keyboard.press("g")
  await page.keyboard.press("l")
  await expect(page.getByRole("heading", { name: "Audit log" })).toBeVisible()
  await page.keyboard.press("/")
  await expect(page.getByLabel("Who")).toBeFocused()
  // While somebody types every letter is a letter.
  await page.keyboard.type("gp?")
  await expect(page.getByLabel("Who")).toHaveValue("gp?")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Nothing was done that fits this.")).toBeVisible()
  await page.getByRole("heading", { name: "Audit log" }).click()
  await page.keyboard.press("?")
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible()
  await noBarriers(page)
  await page.keyboard.press("Escape")
  await page.keyboard.press("g")
  await page.keyboard.press("o")
  await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible()
  await noBarriers(page)
  await page.keyboard.press("g")
  await page.keyboard.press("r")
  await expect(page.getByRole("heading", { name: "Review" })).toBeVisible()
  await noBarriers(page)
})

test("a stranger is asked to sign in, in place, and finds who to ask", async ({ page }) => {
  await visit(page, "/studio")
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(joinSheet(page)).toBeVisible()
  await page.keyboard.press("Escape")
  await noBarriers(page)
  await signUp(page.request)
  await page.reload()
  await expect(page.getByRole("heading", { name: "Ask an owner" })).toBeVisible()
  await noBarriers(page)
})

test("its code never reaches readers: neither by pages nor by the offline worker", async ({ page }) => {
  const fetched: string[] = []
  page.on("request", (request) => fetched.push(request.url()))
  await visit(page, "/")
  await visit(page, "/settings")
  expect(fetched.filter((url) => url.includes("/assets/studio-"))).toEqual([])
  const worker = await (await page.request.get("/sw.js")).text()
  expect(worker).toContain("assets/")
  expect(worker).not.toContain("assets/studio-")
  const answer = await page.request.get("/studio/people")
  expect(answer.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" })
})
