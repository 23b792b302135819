import { rmSync } from "node:fs"
import { join } from "node:path"
import { readCatalogue } from "@confetti/messages/catalogue"
import type { Page } from "@playwright/test"
import { ensureBuilt } from "../tools/ensure-built.mjs"
import { noBarriers } from "./barriers.ts"
import { expect, test as base, visit } from "./journey.ts"
import { codeFor, mailsTo, newAddress } from "./people.ts"
import { longestStart, type StartedServer, startServer } from "./start-server.ts"
import { owner, ownerIn } from "./studio-people.ts"
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

/** The German text of the app for an English one. */
function say(id: string): string {
  const text = german.get(id)
  if (text === undefined) throw new Error(`There is no translation of ${id}`)
  return text
}

/** English texts that are too long to be German by chance. */
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

test("a German pack has a German app, from search and games to joining and its mail", async ({ page }) => {
  await visit(page, "/")
  await speaksGerman(page)
  await noBarriers(page)
  for (const [tab, path] of [
    ["Search", "/search"],
    ["Games", "/games"],
    ["Settings", "/settings"],
    ["Me", "/me"],
  ] as const) {
    await page
      .getByRole("link", { name: say(tab), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await speaksGerman(page)
  }
  await visit(page, "/search?q=Störche")
  await page
    .getByRole("link", { name: /Der Storch brachte den Beweis/ })
    .first()
    .click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Der Storch brachte den Beweis")
  await speaksGerman(page)

  await visit(page, "/games/wurd")
  const guesses = page.getByRole("list", { name: say("Your guesses") })
  await expect(guesses).toHaveAttribute("aria-busy", "false")
  await page.keyboard.type("apfel")
  await page.keyboard.press("Enter")
  await expect(guesses.getByRole("listitem").first()).toContainText("APFEL")

  const address = newAddress()
  await visit(page, "/me")
  await page.getByRole("button", { name: say("Join"), exact: true }).click()
  await page.getByLabel(say("Email"), { exact: true }).fill(address)
  await page.getByRole("button", { name: say("Email me a code") }).click()
  const field = page.getByLabel(say("Code from the email"))
  await expect(field).toBeFocused()
  const code = await codeFor(page.request, address)
  const [mail] = await mailsTo(page.request, address)
  expect(mail?.subject).toBe(say("{0} is your {1} code").replace("{0}", code).replace("{1}", "Confetti"))
  await speaksGerman(page)
  await field.fill(code)
  await expect(field).toBeHidden()
  await speaksGerman(page)
})

test("the studio is in German", async ({ page }) => {
  await ownerIn(page, "/studio", owner)
  const sections = page.getByRole("navigation", { name: say("Studio") })
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
  }
})
