import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { clickAtRest, expect, visit } from "./journey.ts"
import { lineTest as test } from "./on-rough-line.ts"
import type { Fault, RoughLine } from "./rough-line.ts"

test.use({ serviceWorkers: "allow" })

/** What a browser says of a picture that breaks off. */
const brokenLine = /ERR_(FAILED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH|CONNECTION_RESET)/

/** A picture that nobody has asked for before is drawn first, which takes a busy machine a while. */
const drawn = { timeout: 60_000 }

test.describe.configure({ timeout: 180_000 })

const row = (page: Page) => page.getByRole("region", { name: "Offline" })
const bar = (page: Page) => row(page).getByRole("progressbar")

/** How many files of a topic are there, what says of it what it is included. */
function filesOf(page: Page, topic: string): Promise<number> {
  return page.evaluate(async (slug) => {
    const name = `saved-${slug}`
    return (await caches.has(name)) ? (await (await caches.open(name)).keys()).length : 0
  }, topic)
}

function isSaving(path: string, method: string, destination: string): boolean {
  return method === "GET" && path.startsWith("/media/") && destination === "empty"
}

/** Of the pictures that are saved, the first pass and the next ones wait; all else passes, what the page itself shows too. Gives which have passed. */
function passSome(line: RoughLine, pictures: number): string[] {
  const passed: string[] = []
  line.follow((path, method, destination) => {
    if (!isSaving(path, method, destination)) return { is: "passed" }
    if (passed.length >= pictures) return { is: "swallowed" }
    passed.push(path)
    return { is: "passed" }
  })
  return passed
}

/** All of a topic has come but its pictures, of which so many have: those that are given. */
async function savesSome(page: Page, line: RoughLine, topic: string, pictures: number): Promise<string[]> {
  await visit(page, `/search?t=${topic}`)
  await row(page).getByRole("button", { name: "Save for offline" }).click()
  const begin = row(page).getByRole("button", { name: /^Save \d/ })
  await expect(begin).toBeVisible(drawn)
  const passed = passSome(line, pictures)
  await clickAtRest(begin)
  // What the row says otherwise is said by whoever fails here.
  await expect(row(page)).toContainText("Saving ")
  await expect.poll(() => passed.length, drawn).toBe(pictures)
  return passed
}

const share = (page: Page) => bar(page).evaluate((each: HTMLProgressElement) => each.value)

test("saving is stopped in the middle, and nothing of it stays @both", async ({ page, line, complaints }, info) => {
  await savesSome(page, line, "space", 6)
  await expect.poll(() => share(page), drawn).toBeGreaterThan(0.2)
  expect(await share(page)).toBeLessThan(1)
  await expect(row(page)).toContainText(/Saving Space….*[2-9]\d%/)
  await noBarriers(page)
  await page.screenshot({ path: info.outputPath("saving.png") })
  await row(page).getByRole("button", { name: "Stop" }).click()
  await expect(row(page).getByRole("button", { name: "Save for offline" })).toBeVisible()
  await expect.poll(() => filesOf(page, "space")).toBe(0)
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !brokenLine.test(each)))
})

test("a line that breaks keeps what has come, says so, and the rest alone is fetched later @both", async ({
  page,
  line,
  complaints,
}, info) => {
  const came = await savesSome(page, line, "space", 6)
  await expect.poll(() => share(page), drawn).toBeGreaterThan(0.2)
  const broken = (path: string): Fault => ({ is: path.startsWith("/media/") ? "cut" : "passed" })
  line.follow(broken)
  await expect(row(page).getByRole("alert")).toContainText("The connection broke. What has come so far is kept.", drawn)
  await noBarriers(page)
  await page.screenshot({ path: info.outputPath("broken.png") })

  // Another day.
  await page.reload()
  await expect(row(page)).toContainText(/Only a part of its \d+ tiles is saved/)
  await noBarriers(page)
  await page.screenshot({ path: info.outputPath("part.png") })
  const rest = passSome(line, Number.POSITIVE_INFINITY)
  await row(page).getByRole("button", { name: "Save the rest" }).click()
  const goOn = row(page).getByRole("button", { name: /^Save \d/ })
  await expect(goOn).toBeVisible(drawn)
  await clickAtRest(goOn)
  await expect(row(page).getByText(/^Saved for offline: \d+ tiles, /)).toBeVisible(drawn)
  expect(rest.filter((path) => came.includes(path))).toEqual([])
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !brokenLine.test(each)))
})

test("pictures that break off once are fetched again, and nobody notices", async ({ page, line, complaints }) => {
  await visit(page, "/search?t=space")
  await row(page).getByRole("button", { name: "Save for offline" }).click()
  const begin = row(page).getByRole("button", { name: /^Save \d/ })
  await expect(begin).toBeVisible(drawn)
  const cut: string[] = []
  const again: string[] = []
  line.follow((path, method, destination) => {
    if (!isSaving(path, method, destination)) return { is: "passed" }
    if (cut.includes(path)) again.push(path)
    else if (cut.length < 3) {
      cut.push(path)
      return { is: "cut" }
    }
    return { is: "passed" }
  })
  await clickAtRest(begin)
  await expect(row(page).getByText(/^Saved for offline: \d+ tiles, /)).toBeVisible(drawn)
  expect(new Set(again)).toEqual(new Set(cut))
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !brokenLine.test(each)))
})
