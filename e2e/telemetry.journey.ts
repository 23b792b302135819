import type { Page, Request } from "@playwright/test"
import { currentTile, expect, test, visit } from "./journey.ts"

type Sent = { name: string; id: string; params: { screen?: string }; platform: string }

const isBatch = (request: Request) => request.url().includes("analytics-log_events")

function eventsIn(request: Request): Sent[] {
  return (request.postDataJSON() as { data: { events: Sent[] } }).data.events
}

const named = (sent: readonly Sent[], name: string) => sent.filter((each) => each.name === name)

/** Every event that the pages of a context send from here on. */
function listen(page: Page): Sent[] {
  const sent: Sent[] = []
  page.context().on("requestfinished", (request) => {
    if (isBatch(request)) sent.push(...eventsIn(request))
  })
  return sent
}

/** How many events this device has yet to send. */
function countWaiting(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const opening = indexedDB.open("cf_events")
        opening.addEventListener("success", () => {
          const count = opening.result.transaction("events").objectStore("events").count()
          count.addEventListener("success", () => {
            opening.result.close()
            done(count.result)
          })
        })
      }),
  )
}

test("events made offline are sent once, whatever number of tabs is open", async ({ page, context, complaints }) => {
  const sent = listen(page)
  await visit(page, "/")
  const other = await context.newPage()
  // Either of the two sends it; the other one counts by then.
  const isCounting = context.waitForEvent(
    "request",
    (request) =>
      isBatch(request) &&
      named(eventsIn(request), "screen_view").some(({ params, platform }) => {
        return params.screen === "settings" && platform === "web"
      }),
  )
  await visit(other, "/settings")
  const first = await isCounting
  const response = await first.response()
  expect(await response?.json()).toEqual({ result: { stored: eventsIn(first).length } })
  await page.bringToFront()
  await context.setOffline(true)
  await currentTile(page)
    .getByRole("button", { name: /^Like\b/ })
    .click()
  await expect(page.getByText("Liked. It is on your shelf")).toBeVisible()
  await expect.poll(() => countWaiting(page)).toBeGreaterThan(0)
  await expect(page.getByRole("alert"), "being offline is no failure").toBeHidden()
  await context.setOffline(false)
  await expect.poll(() => named(sent, "like_tile").length).toBe(1)
  await expect.poll(() => countWaiting(page)).toBe(0)
  const ids = sent.map(({ id }) => id)
  expect(new Set(ids).size, "each event once").toBe(ids.length)
  complaints.splice(0)
})

test("an uncaught error is reported without personal data", async ({ page, complaints }) => {
  await visit(page, "/search?q=moon&invite=ABCD2345")
  const [report] = await Promise.all([
    page.waitForRequest((request) => new URL(request.url()).pathname === "/errors"),
    page.evaluate(() => {
      console.log("mail to ann@confetti.test")
      setTimeout(() => {
        throw new Error("no code 123456 for ann@confetti.test")
      })
    }),
  ])
  expect((await report.response())?.status()).toBe(202)
  const text = report.postData() ?? ""
  for (const secret of ["ann@", "123456", "ABCD2345"]) expect(text).not.toContain(secret)
  const { events } = JSON.parse(text) as { events: { app: object; exceptions: object[]; unhandled: boolean }[] }
  expect(events[0]).toMatchObject({
    unhandled: true,
    app: { releaseStage: "production" },
    exceptions: [{ errorClass: "Error", message: "no code [redacted] for [redacted]" }],
  })
  complaints.splice(0)
})
