import { rmSync } from "node:fs"
import { join } from "node:path"
import { readCatalogue } from "@confetti/messages/catalogue"
import type { Page } from "@playwright/test"
import { ensureBuilt } from "../tools/ensure-built.mjs"
import { noBarriers } from "./barriers.ts"
import { expect, test as base, visit } from "./journey.ts"
import { codeFor, mailsTo, newAddress, signIn } from "./people.ts"
import { longestStart, type StartedServer, startServer } from "./start-server.ts"
import { asksForPasskeys, owner } from "./studio-people.ts"
import { makeDataDir } from "./template-data.ts"

const root = join(import.meta.dirname, "..")
const german = readCatalogue("de")

const test = base.extend<object, { germanServer: StartedServer }>({
  germanServer: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      await ensureBuilt(root, "de")
      const dataDir = makeDataDir("empty")
      const server = await startServer({ CONTENT_DIR: join(root, "content-de"), DATA_DIR: dataDir })
      await use(server)
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: "worker", timeout: longestStart },
  ],
  baseURL: async ({ germanServer }, use) => use(germanServer.url),
  locale: "de-DE",
})

test.describe.configure({ timeout: 180_000 })

/** A text of the app, by its English. */
function say(id: string): string {
  const text = german.get(id)
  if (text === undefined) throw new Error(`There is no translation of ${id}`)
  return text
}

/** Texts that are long enough to be no German words by chance. */
const english = [...german.keys()].filter((id) => /^[^{<]+$/.test(id) && id.split(" ").length >= 3)

async function speaksGerman(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE")
  const text = await page.locator("body").innerText()
  const labels = await page
    .locator("[aria-label], [title], [placeholder]")
    .evaluateAll((all) =>
      all.flatMap((each) => ["aria-label", "title", "placeholder"].map((name) => each.getAttribute(name))),
    )
  const shown = [text, ...labels].join("\n")
  expect(english.filter((id) => shown.includes(id))).toEqual([])
}

test("a pack in German has an app in German @both", async ({ page }) => {
  await visit(page, "/")
  await speaksGerman(page)
  await noBarriers(page)
  for (const [tab, path] of [
    ["Search", "/search"],
    ["Me", "/me"],
    ["Games", "/games"],
    ["Settings", "/settings"],
  ] as const) {
    await page
      .getByRole("link", { name: say(tab), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await speaksGerman(page)
    await noBarriers(page)
  }
  await visit(page, "/tiles/storch-mit-pfeil")
  await speaksGerman(page)
})

test("joining, its mail and what goes wrong are in German", async ({ page }) => {
  const address = newAddress()
  await visit(page, "/me")
  await page.getByRole("button", { name: say("Join"), exact: true }).click()
  await page.getByLabel(say("E-mail"), { exact: true }).fill(address)
  await page.getByRole("button", { name: say("Mail me a code") }).click()
  const field = page.getByLabel(say("Six-digit code"))
  await expect(field).toBeFocused()
  const code = await codeFor(page.request, address)
  const [mail] = await mailsTo(page.request, address)
  expect(mail?.subject).toBe(say("{0} is your {1} code").replace("{0}", code).replace("{1}", "Confetti"))
  await speaksGerman(page)
  await field.fill(code)
  await expect(field).toBeHidden()
  await speaksGerman(page)
})

test("search knows the forms of German words", async ({ page }) => {
  await visit(page, "/search?q=Störche")
  await expect(page.getByRole("link", { name: /Der Storch brachte den Beweis/ }).first()).toBeVisible()
})

test("WURD takes German words", async ({ page }) => {
  await visit(page, "/games/wurd")
  const guesses = page.getByRole("list", { name: say("Your guesses") })
  await expect(guesses).toHaveAttribute("aria-busy", "false")
  await page.keyboard.type("apfel")
  await page.keyboard.press("Enter")
  await expect(guesses.getByRole("listitem").first()).toContainText("APFEL")
  await speaksGerman(page)
})

test("the studio is in German", async ({ page }) => {
  await asksForPasskeys(page)
  await signIn(page.request, owner)
  await page.goto("/studio")
  await page.getByRole("button", { name: say("Add a passkey") }).click()
  await page.getByText(say("Passkey added. Next time it is all you need")).waitFor()
  await page.getByRole("button", { name: say("Sign in with a passkey") }).click()
  await page.getByRole("button", { name: say("Use a passkey") }).click()
  const sections = page.getByRole("navigation", { name: say("Studio") })
  await sections.waitFor()
  for (const id of [
    "Tiles",
    "Messages",
    "Orders",
    "Categories",
    "Games",
    "Cards",
    "Brand",
    "Shop",
    "Insights",
    "Audit log",
  ]) {
    await sections.getByRole("link", { name: say(id), exact: true }).click()
    await expect(page.getByRole("heading", { level: 1, name: say(id) })).toBeVisible()
    await speaksGerman(page)
    await noBarriers(page)
  }
})

test("what the server shows without the app is in German", async ({ request }) => {
  const failure = await request.get("/%00", { headers: { accept: "text/html" } })
  const page = await failure.text()
  expect(page).toContain('lang="de-DE"')
  expect(page).toContain(say("There is a character in this that no text can have."))
  expect(page).toContain(say("Back to the feed"))

  const result = "/share/wurd/2026-11-22/ef2c400.jpg"
  const german = await (await request.get(result)).body()
  const english = await (await request.get(`${process.env["JOURNEYS_URL"]}${result}`)).body()
  expect(german.equals(english)).toBe(false)
})
