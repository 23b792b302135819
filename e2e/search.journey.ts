import { detail, expect, test, visit } from "./journey.ts"

test("a misspelt word finds what was meant: “plutto” finds the story of Pluto", { tag: "@core" }, async ({ page }) => {
  await visit(page, "/search")
  const field = page.getByRole("searchbox")
  await field.pressSequentially("plutto", { delay: 30 })
  await expect(page).toHaveURL(/\/search\?q=plutto$/)
  await expect(page.getByText("for “plutto”")).toBeVisible()
  const result = page.locator('.results a[href*="/five-small-stowaways"]')
  await expect(result).toBeVisible()
  await result.click()
  await expect(page).toHaveURL(/\/search\/tiles\/five-small-stowaways\?q=plutto$/)
  await expect(detail(page)).toContainText("Pluto")
  await page.getByRole("button", { name: "Back", exact: true }).click()
  await expect(field).toHaveValue("plutto")
  await expect(result).toBeVisible()
})
