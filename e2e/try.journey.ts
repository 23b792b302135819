import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { detail, expect, test, visit } from "./journey.ts"
import { workerIsThere } from "./worker.ts"

const groupOf = (page: Page, name: string) => detail(page).getByRole("group", { name })

/** By a finger on a phone, by a mouse elsewhere. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = detail(page).getByRole("button", { name })
  if (page.viewportSize()?.width === 390) await button.tap()
  else await button.click()
}

test("the blind spot is moved by keys, for either eye", { tag: "@both" }, async ({ page }) => {
  await visit(page, "/tiles/blind-spot")
  const group = groupOf(page, "A dot that goes out")
  const slider = group.getByRole("slider", { name: "How far apart" })
  await slider.focus()
  await page.keyboard.press("Home")
  await expect(slider).toHaveValue("30")
  await expect(group).toContainText("between 1.2 and 1 picture widths")
  await press(page, "Left eye")
  await expect(group.getByRole("img", { name: "A cross, and a dot to the left of it" })).toBeVisible()
  await press(page, "A broken line")
  await noBarriers(page)
  await expect(page).toHaveURL(/blind-spot$/)
})

test("a cricket is counted on a slider, and tapped along with", { tag: "@both" }, async ({ page }) => {
  await visit(page, "/tiles/cricket-thermometer")
  const group = groupOf(page, "Count, or tap along")
  const slider = group.getByRole("slider")
  await slider.focus()
  await page.keyboard.press("ArrowRight")
  await expect(group.getByRole("status")).toContainText("21\u00a0°C. So Dolbear’s law has it")
  for (let tap = 0; tap < 4; tap++) await press(page, /^Tap at every chirp/)
  await expect(group.getByRole("button", { name: /chirps a minute$/ })).toBeVisible()
  await noBarriers(page)
  await expect(page).toHaveURL(/cricket-thermometer$/)
})

test("the house chooses after you, and wins", { tag: "@both" }, async ({ page }) => {
  await visit(page, "/tiles/penneys-game")
  const group = groupOf(page, "After you, says the house")
  await press(page, "Third toss: tails. Turn over")
  await expect(group.getByRole("img", { name: "tails, heads, heads" })).toBeVisible()
  for (let hundred = 0; hundred < 3; hundred++) await press(page, "A hundred")
  await expect(group.getByRole("status")).toContainText("In the long run the house wins 87.5\u00a0% of all games.")
  const score = (await group.getByRole("status").textContent()) ?? ""
  const [, yours, theirs] = (/you (\d+), the house (\d+)/.exec(score) ?? []).map(Number)
  expect((yours ?? 0) + (theirs ?? 0)).toBe(300)
  // Fewer than half of three hundred, at seven to one, chance does not do.
  expect(theirs).toBeGreaterThan(150)
  await noBarriers(page)
})

test("a made-up number is explained as it is typed, and goes nowhere", { tag: "@both" }, async ({ page }) => {
  await visit(page, "/tiles/check-digit")
  const group = groupOf(page, "Does it add up?")
  const field = group.getByRole("textbox", { name: "A number you made up" })
  const asked: string[] = []
  page.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")))
  await field.fill("")
  await field.pressSequentially("736152")
  await expect(group.getByRole("status")).toContainText(/as its last digit it would add up/)
  await expect(group.getByRole("listitem")).toHaveCount(6)
  await noBarriers(page)
  await page.reload()
  await expect(field).toHaveValue("57687")
  expect(asked.filter((each) => each.includes("736152"))).toEqual([])
  await expect(page).toHaveURL(/check-digit$/)
})

test("without script there is the way to do it by hand", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" })
  const page = await context.newPage()
  await page.goto("/tiles/blind-spot")
  await expect(page.getByText("At some thirty centimetres the coin goes out.")).toBeVisible()
  await expect(page.getByRole("slider", { name: "How far apart" })).toHaveCount(0)
  await context.close()
})

for (const slug of ["blind-spot", "cricket-thermometer", "penneys-game", "check-digit"])
  test(`${slug} is tried on the smallest phone with the largest text`, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await context.addCookies([{ name: "cf_look", value: "150", url: baseURL ?? "" }])
    await visit(page, `/tiles/${slug}`)
    await expect(detail(page).locator(".try details")).toBeVisible()
    const beyond = () => page.evaluate(() => document.querySelector(".tile-screen")?.scrollWidth ?? 0)
    await expect.poll(beyond).toBeLessThanOrEqual(320)
    await noBarriers(page)
  })

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" })

  test("an experiment that was met is there", async ({ page, context, complaints }) => {
    await visit(page, "/")
    await workerIsThere(page)
    await visit(page, "/tiles/penneys-game")
    await expect(groupOf(page, "After you, says the house").getByRole("button", { name: "One game" })).toBeVisible()
    await page.waitForLoadState("networkidle")
    await context.setOffline(true)
    await page.reload()
    await press(page, "One game")
    await expect(groupOf(page, "After you, says the house").getByRole("status")).toContainText("tosses.")
    await context.setOffline(false)
    complaints.splice(0)
  })
})
