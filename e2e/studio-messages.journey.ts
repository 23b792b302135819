import { noBarriers } from "./barriers.ts"
import { call } from "./call.ts"
import { expect, editedTest as test } from "./journey.ts"
import { newAddress, signUp } from "./people.ts"
import { ownerIn } from "./studio-people.ts"

test.describe.configure({ timeout: 120_000 })

test("a reader's message is dealt with by keys alone, and leads to the reader, who is suspended and let write again @both", async ({
  page,
  browser,
  owner,
  edited,
}) => {
  const reader = await browser.newPage({ baseURL: edited.url })
  await signUp(reader.request, newAddress("reader"))
  await call(reader.request, "users-update_profile", { name: "Rita Reader" })
  const answers = { topic: "idea", text: "More about tides", mayReply: true }
  await call(reader.request, "forms-send_answers", { form: "feedback", answers })
  const stacktrace = [{ file: "/assets/home-Ab3_xyZq.js", method: "render", lineNumber: 7 }]
  const event = { exceptions: [{ errorClass: "TypeError", message: "Tile 7 is gone", stacktrace }] }
  await reader.request.post("/errors", { data: { events: [event] } })

  await ownerIn(page, "/studio/messages", owner)
  const message = page.getByRole("article", { name: "Feedback by Rita Reader" })
  await expect(message).toBeVisible()
  await noBarriers(page)
  await page.keyboard.press("j")
  await expect(message).toBeFocused()
  await page.keyboard.press("h")
  await expect(page.getByText("Everything is handled.")).toBeVisible()

  await page.getByRole("link", { name: "Errors" }).click()
  await page.getByRole("button", { name: /Tile # is gone/ }).click()
  await expect(page.getByRole("list", { name: "Latest cases" })).toBeVisible()
  await noBarriers(page)

  await page.getByRole("navigation", { name: "Studio" }).getByRole("link", { name: "Readers" }).click()
  await page.getByRole("searchbox", { name: "Find a reader" }).fill("rita")
  await page.keyboard.press("Enter")
  await page
    .getByRole("list", { name: "Readers" })
    .getByRole("link", { name: /Rita Reader/ })
    .click()
  await expect(page.getByRole("heading", { name: "Rita Reader" })).toBeFocused()
  await noBarriers(page)
  await page.getByRole("button", { name: "Suspend" }).click()
  await page.getByLabel("Why, in words they read").fill("They sell things.")
  await page.keyboard.press("Enter")
  await expect(page.getByText(/Suspended until/)).toBeVisible()
  await page.getByRole("button", { name: "Let them write again" }).click()
  await expect(page.getByRole("button", { name: "Suspend" })).toBeVisible()
})
