import { alive, currentTile, expect, visit } from "./journey.ts"
import { begin, homeTab, mark, noNetwork, readOn, sevenKept, step, test } from "./today-reading.ts"

// One worker for all of them: a server of its own costs as much as a journey.
test.describe.configure({ mode: "default" })

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow" })

  test("today's seven are all there, with their pictures, and open", async ({ page, context, complaints }) => {
    test.setTimeout(120_000)
    await visit(page, "/")
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await alive(page)
    await begin(page)
    await expect(homeTab(page, /^Home, \d of 7 read today$/)).toBeVisible()
    const isFetched = () =>
      page.evaluate(() =>
        Boolean((JSON.parse(localStorage.getItem("cf_today") ?? "{}") as { offlineDay?: string }).offlineDay),
      )
    await expect.poll(isFetched, { timeout: 60_000 }).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await alive(page)
    await begin(page)
    await expect(homeTab(page, /^Home, \d of 7 read today$/)).toBeVisible()
    for (let at = 1; at <= 7; at++) {
      do await step(page)
      while (!(await mark(page).isVisible()))
      await expect(mark(page)).toHaveText(`Today ${at} of 7`)
      const picture = currentTile(page).locator(".cover-art img").last()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
    await page.keyboard.press("Enter")
    await expect(page.locator("article.detail")).toBeVisible()
    await context.setOffline(false)
    expect(complaints.splice(0).filter((each) => !noNetwork.test(each))).toEqual([])
  })

  test("a guest's midnight brings the next seven, which are there to be read, and keeps their streak", async ({
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(240_000)
    await visit(page, "/")
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.clock.install()
    await page.reload()
    await alive(page)
    await begin(page)
    await expect(homeTab(page, "Home, 0 of 7 read today")).toBeVisible()
    const ready = () =>
      page.evaluate(() =>
        (JSON.parse(localStorage.getItem("cf_today_next") ?? "{}") as { ready?: { id: string }[] }).ready?.map(
          ({ id }) => id,
        ),
      )
    // More than seven, as some may be met on the way through the feed.
    await expect.poll(async () => (await ready())?.length, { timeout: 60_000 }).toBe(10)
    await readOn(page)
    await expect(page.getByRole("heading", { name: "Done for today: 7 of 7" })).toBeVisible()
    await context.setOffline(true)
    await page.clock.fastForward("24:00:00")
    await expect(homeTab(page, "Home, 0 of 7 read today")).toBeVisible()
    await expect(page.getByRole("heading", { name: "That day: 7 of 7" })).toBeVisible()
    const kept = await sevenKept(page)
    expect(kept).toHaveLength(7)
    expect(await ready()).toEqual(expect.arrayContaining(kept))
    const met = await readOn(page)
    expect(met.filter((each) => each.startsWith("Today "))).toEqual(
      Array.from({ length: 7 }, (_, at) => `Today ${at + 1} of 7`),
    )
    await expect(currentTile(page)).toContainText("2 days in a row")
    await context.setOffline(false)
    expect(complaints.splice(0).filter((each) => !noNetwork.test(each))).toEqual([])
  })
})
