import type { Page, Request } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { currentTile, expect, test, visit } from "./journey.ts"
import { joinAt, newAddress, whoIsIn } from "./people.ts"

const counting = "**/functions/analytics-log_events"

type Sent = { name: string; id: string; params: object; platform: string }

function eventsIn(request: Request): Sent[] {
  return (request.postDataJSON() as { data: { events: Sent[] } }).data.events
}

/** Everything that is told from here on, as the pages of a context send it. */
function listen(page: Page): Sent[] {
  const sent: Sent[] = []
  page.context().on("requestfinished", (request) => {
    if (request.url().includes("analytics-log_events")) sent.push(...eventsIn(request))
  })
  return sent
}

const like = (page: Page) =>
  currentTile(page)
    .getByRole("button", { name: /^Like\b/ })
    .click()
const hasName = (request: Request, name: string, screen?: string) =>
  request.url().includes("analytics-log_events") &&
  namesOf(eventsIn(request), name).some(({ params }) => !screen || (params as { screen?: string }).screen === screen)
const namesOf = (sent: readonly Sent[], name: string) => sent.filter((each) => each.name === name)

test("what was done is told in one batch, with nothing in it but what the catalogue allows", async ({ page }) => {
  const sent = listen(page)
  // The way here may take as long as the first batch waits: the one with the like may be the second.
  const telling = page.waitForRequest((request) => hasName(request, "like_tile"))
  await visit(page, "/")
  await like(page)
  const request = await telling
  const response = await request.response()
  expect(await response?.json()).toEqual({ result: { stored: eventsIn(request).length } })
  await expect.poll(() => namesOf(sent, "like_tile").length).toBe(1)
  expect(namesOf(sent, "screen_view")[0]).toMatchObject({ params: { screen: "home" }, platform: "web" })
})

test("what was done without a connection is told once there is one, once for all tabs", async ({
  page,
  context,
  complaints,
}) => {
  const sent = listen(page)
  await visit(page, "/")
  const other = await context.newPage()
  // Whichever of the two tells of it: the other one counts by then.
  const isCounting = context.waitForEvent("request", (request) => hasName(request, "screen_view", "settings"))
  await visit(other, "/settings")
  await isCounting
  await page.bringToFront()
  await context.setOffline(true)
  await like(page)
  await expect(page.getByText("Liked. It is on your shelf")).toBeVisible()
  const waiting = () =>
    page.evaluate(
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
  await expect.poll(waiting).toBeGreaterThan(0)
  await expect(page.getByRole("alert"), "being offline is no failure").toBeHidden()
  await context.setOffline(false)
  await expect.poll(() => namesOf(sent, "like_tile").length).toBe(1)
  await expect.poll(waiting).toBe(0)
  const ids = sent.map(({ id }) => id)
  expect(new Set(ids).size, "each event once").toBe(ids.length)
  complaints.splice(0)
})

test("when telling fails an alert says why, once, and can be dismissed", async ({ page, complaints }) => {
  await page.route(counting, (route) =>
    route.fulfill({ status: 500, json: { error: { message: "The counter is broken", details: {} } } }),
  )
  await visit(page, "/")
  // What is told is sent once the page is in use.
  await page.keyboard.press("Shift")
  const alert = page.getByRole("alert")
  await expect(alert).toContainText("The counter is broken")
  await noBarriers(page)
  await alert.getByRole("button", { name: "Dismiss" }).click()
  await expect(alert).toBeHidden()
  const failed = page.waitForEvent("console", (message) => message.type() === "error")
  await page.evaluate(() => dispatchEvent(new Event("online")))
  await failed
  await expect(alert).toBeHidden()
  complaints.splice(0)
})

test("nothing is kept or told of whoever asks not to be followed", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }))
  await page.clock.install()
  const sent = listen(page)
  await visit(page, "/")
  await like(page)
  await page.clock.fastForward(60_000)
  await page.evaluate(() => dispatchEvent(new Event("online")))
  await visit(page, "/settings")
  expect(sent).toEqual([])
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem("cf_installation"))).toBeNull()
})

test("a person's events are theirs, and come with their export", async ({ page }) => {
  await visit(page, "/me")
  const telling = page.waitForRequest((request) => hasName(request, "create_account"))
  await joinAt(page, newAddress("counted"))
  await telling
  const me = await whoIsIn(page.request)
  const origin = new URL(page.url()).origin
  const exported = async () => {
    const answer = await page.request.post("/functions/users-export_data", {
      data: { data: null },
      headers: { origin },
    })
    return ((await answer.json()) as { result: { userId: string; held: { events: Sent[] } } }).result
  }
  await expect.poll(async () => namesOf((await exported()).held.events, "create_account").length).toBe(1)
  expect((await exported()).userId).toBe(me?.id)
})

test("an error nobody caught is reported, with nothing personal in it", async ({ page, complaints }) => {
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
