import { expect, operatedTest as test, visit } from "./journey.ts"
import { signUp } from "./people.ts"
import { hasShownPoints, rememberPointsToasts } from "./points-toasts.ts"

const channel = "https://www.instagram.com/confetti/"

test("a channel that is visited brings its points, once", async ({ page, context }) => {
  await rememberPointsToasts(page)
  // Stands in for the service at the edge of the machine.
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Channel</title>" }),
  )
  // A slow line: the page is touched before what follows a person has come.
  const visited = Promise.withResolvers<void>()
  await page.route("**/assets/follow-user-*.js", async (route) => {
    await visited.promise
    await route.continue()
  })
  await signUp(page.request)
  await visit(page, "/me/points")
  const opened = page.waitForEvent("popup")
  await page.getByRole("link", { name: "Visit: Visit our channel on Instagram" }).click()
  await expect(await opened).toHaveURL(channel)
  visited.resolve()
  await hasShownPoints(page, /\+10 points/)

  const way = page.getByRole("listitem").filter({ hasText: "Visit our channel on Instagram" })
  await expect(way).toContainText("Done. It brought 10 points")
  await expect(way.getByRole("link")).toHaveCount(0)
  await expect(page.locator(".balance-figure")).toContainText("10")
  await visit(page, "/me/points")
  await expect(way, "the server knows it too").toContainText("Done. It brought 10 points")
})
