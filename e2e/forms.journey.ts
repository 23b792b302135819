import { noBarriers } from "./barriers.ts"
import { expect, test, visit } from "./journey.ts"
import { joinAt, newAddress } from "./people.ts"

const sending = "**/functions/forms-send_answers"

test("feedback is written, kept over a reload, and arrives with the person", async ({ page }) => {
  const address = newAddress("writer")
  await visit(page, "/me")
  await joinAt(page, address)
  await visit(page, "/feedback")
  await noBarriers(page)
  await page.getByRole("radio", { name: "An idea" }).check({ force: true })
  await page.getByRole("textbox", { name: "What is the idea?" }).fill("More about tides")
  await page.getByRole("checkbox", { name: "You may write to me about it" }).check()
  await expect(page.getByText(`To ${address}`)).toBeVisible()
  await page.reload()
  await expect(page.getByRole("textbox", { name: "What is the idea?" })).toHaveValue("More about tides")
  await page.getByRole("button", { name: "Send" }).click()
  await expect(page.getByRole("heading", { name: "Thank you, it has arrived" })).toBeFocused()
  await noBarriers(page)
  const origin = new URL(page.url()).origin
  const answer = await page.request.post("/functions/users-export_data", { data: { data: null }, headers: { origin } })
  const { result } = (await answer.json()) as { result: { held: { formAnswers: object[] } } }
  expect(result.held.formAnswers).toMatchObject([
    { form: "feedback", answers: { topic: "idea", text: "More about tides", mayReply: true } },
  ])
  await page.getByRole("button", { name: "Write something else" }).click()
  await expect(page.getByRole("textbox").first()).toHaveValue("")
})

test("an empty form is not sent, and says so where it is", async ({ page }) => {
  await visit(page, "/feedback")
  await page.getByRole("button", { name: "Send" }).click()
  const text = page.getByRole("textbox", { name: "Which story, and what about it?" })
  await expect(text).toBeFocused()
  await expect(text).toHaveAccessibleDescription(/There is nothing here yet/)
  await noBarriers(page)
  await visit(page, "/survey")
  await noBarriers(page)
  await page.getByRole("button", { name: "Send" }).click()
  await expect(page.getByRole("status").getByText("Answer at least one of the four")).toBeVisible()
})

test("without a connection nothing is lost, and it goes by itself when there is one, once", async ({
  page,
  context,
  complaints,
}) => {
  const keys: (string | undefined)[] = []
  await page.route(sending, (route) => {
    keys.push(route.request().headers()["idempotency-key"])
    return route.fulfill({ json: { result: { sent: true } } })
  })
  await visit(page, "/feedback")
  await page.getByRole("textbox", { name: /Which story/ }).fill("A tunnel")
  await context.setOffline(true)
  await page.route(sending, (route) => route.abort("internetdisconnected"))
  await page.getByRole("button", { name: "Send" }).click()
  await expect(page.getByText("Everything you wrote is kept on this device")).toBeVisible()
  await expect(page.getByRole("button", { name: "Try now" })).toBeVisible()
  await noBarriers(page)
  await page.unroute(sending)
  await page.route(sending, (route) => {
    keys.push(route.request().headers()["idempotency-key"])
    return route.fulfill({ json: { result: { sent: true } } })
  })
  await context.setOffline(false)
  await expect(page.getByRole("heading", { name: "Thank you, it has arrived" })).toBeVisible()
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  expect(await page.evaluate(() => localStorage.getItem("cf_user_form_feedback"))).toBeNull()
  complaints.splice(0)
})

test("an answer that was lost on the way is asked for again under the same key", async ({ page, complaints }) => {
  const keys: (string | undefined)[] = []
  await page.route(sending, (route) => {
    keys.push(route.request().headers()["idempotency-key"])
    if (keys.length > 1) return route.fulfill({ json: { result: { sent: true } } })
    return route.fulfill({ status: 503, json: { error: { message: "", details: { code: "server/unavailable" } } } })
  })
  await visit(page, "/survey")
  await page.getByRole("radio", { name: "Surely" }).check({ force: true })
  await page.getByRole("checkbox", { name: "Stories that grow" }).check({ force: true })
  await page.getByRole("button", { name: "Send" }).click()
  await expect(page.getByText("What you wrote is kept here")).toBeVisible()
  await noBarriers(page)
  await page.getByRole("button", { name: "Send" }).click()
  await expect(page.getByRole("heading", { name: "Thank you, that helps" })).toBeVisible()
  expect(keys[0]).toBe(keys[1])
  complaints.splice(0)
})

test("every page behind the settings' links is there, and nothing in it is in the way", async ({ page }) => {
  await visit(page, "/settings")
  const links = page.locator(".setting-links a")
  const paths = await links.evaluateAll((all) => all.map((each) => each.getAttribute("href") ?? ""))
  expect(paths).toEqual(
    expect.arrayContaining([
      "/about",
      "/privacy",
      "/terms",
      "/support",
      "/account-deletion",
      "/feedback",
      "/survey",
      "/word-game",
    ]),
  )
  for (const path of paths) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await noBarriers(page)
  }
})
