import { noBarriers } from "./barriers.ts"
import { call } from "./call.ts"
import { expect, idle, editedTest as test } from "./journey.ts"
import { newAddress, signUp } from "./people.ts"
import { ownerIn } from "./studio-people.ts"

test("an editor handles a message by keyboard, and suspends its reader and lifts the suspension @desk", async ({
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
  await reader.close()

  await ownerIn(page, "/studio", owner)
  await idle(page)
  await page.keyboard.press("g")
  await page.keyboard.press("m")
  const message = page.getByRole("article", { name: "Feedback by Rita Reader" })
  await expect(message).toBeVisible()
  await page.keyboard.press("j")
  await expect(message).toBeFocused()
  await page.keyboard.press("h")
  await expect(page.getByText("Everything is handled.")).toBeVisible()
  await page.keyboard.press("?")
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible()
  await noBarriers(page)
  await page.keyboard.press("Escape")

  // In a field every letter is a letter.
  await page.keyboard.press("g")
  await page.keyboard.press("l")
  await expect(page.getByRole("heading", { name: "Audit log" })).toBeVisible()
  await page.keyboard.press("/")
  await expect(page.getByLabel("Who")).toBeFocused()
  await page.keyboard.type("gp?")
  await expect(page.getByLabel("Who")).toHaveValue("gp?")

  await page.getByRole("navigation", { name: "Studio" }).getByRole("link", { name: "Readers" }).click()
  await page.getByRole("searchbox", { name: "Find a reader" }).fill("rita")
  await page.keyboard.press("Enter")
  const found = page.getByRole("list", { name: "Readers" })
  await found.getByRole("link", { name: /Rita Reader/ }).click()
  await expect(page.getByRole("heading", { name: "Rita Reader" })).toBeFocused()
  await page.getByRole("button", { name: "Suspend" }).click()
  await page.getByLabel("Reason, shown to the reader").fill("They sell things.")
  await page.keyboard.press("Enter")
  await expect(page.getByText(/Suspended until/)).toBeVisible()
  await noBarriers(page)
  await page.getByRole("button", { name: "Lift the suspension" }).click()
  await expect(page.getByRole("button", { name: "Suspend" })).toBeVisible()
})
