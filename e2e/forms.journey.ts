import { noBarriers } from "./barriers.ts"
import { choose, expect, test, visit } from "./journey.ts"
import { newAddress, signUp } from "./people.ts"

test("feedback survives a reload before it is sent, and is in its writer's export", async ({ page }) => {
  const address = await signUp(page.request, newAddress("writer"))
  await visit(page, "/feedback")
  await choose(page, "An idea")
  await page.getByRole("textbox", { name: "What is the idea?" }).fill("More about tides")
  await page.getByRole("checkbox", { name: "You may email me about it" }).check()
  await expect(page.getByText(`To ${address}`)).toBeVisible()
  await page.reload()
  await expect(page.getByRole("textbox", { name: "What is the idea?" })).toHaveValue("More about tides")
  await page.getByRole("button", { name: "Send" }).click()
  await expect(page.getByRole("heading", { name: "Thank you for your feedback" })).toBeFocused()
  await noBarriers(page)
  const origin = new URL(page.url()).origin
  const answer = await page.request.post("/functions/users-export_data", { data: { data: null }, headers: { origin } })
  const { result } = (await answer.json()) as { result: { held: { answers: object[] } } }
  expect(result.held.answers).toMatchObject([
    { form: "feedback", answers: { topic: "idea", text: "More about tides", mayReply: true } },
  ])
  await page.getByRole("button", { name: "Write something else" }).click()
  await expect(page.getByRole("textbox").first()).toHaveValue("")
})
