import type { Page } from "@playwright/test"
import { type FakePhone, shellOrigin } from "./fake-phone.ts"
import { allTiles, detail, expect, tab } from "./journey.ts"
import { start, test } from "./native-shell.ts"
import { joinAt, newAddress } from "./people.ts"

const here = (page: Page) => page.getByRole("switch", { name: /^On this device/ })

/** Somebody who joined, in the settings, with notifications on. */
async function turnOn(page: Page, phone: FakePhone): Promise<void> {
  await start(page, phone)
  await tab(page, "Me").click()
  await joinAt(page, newAddress())
  await tab(page, "Settings").click()
  await here(page).click()
  await expect(page.getByText("Notifications: on")).toBeVisible()
}

/** The callables that were asked for from now on, with what they were given, in order. */
function followCalls(page: Page): { name: string; data: unknown }[] {
  const calls: { name: string; data: unknown }[] = []
  page.on("response", (response) => {
    const name = /\/functions\/(notifications-(?:add_token|remove_subscription))$/.exec(response.url())?.[1]
    if (name === undefined || response.request().method() !== "POST" || !response.ok()) return
    const { data } = response.request().postDataJSON() as { data: unknown }
    calls.push({ name, data })
  })
  return calls
}

test("notifications are turned on, the server knows this start's token, and off it forgets it", async ({
  page,
  phone,
  shell,
}) => {
  phone.pushToken = "fcm-token:first"
  await turnOn(page, phone)
  const reached = (token: string) => shell.services.taken.filter((each) => each.token === token)
  await expect.poll(() => reached("fcm-token:first").length).toBe(1)

  // The service gave out another token meanwhile: the one before is nobody's any more.
  phone.pushToken = "fcm-token:second"
  const calls = followCalls(page)
  await start(page, phone)
  await expect
    .poll(() => calls)
    .toMatchObject([
      { name: "notifications-add_token", data: { service: "fcm", token: "fcm-token:second" } },
      { name: "notifications-remove_subscription", data: { endpoint: "fcm:fcm-token:first" } },
    ])
  await expect.poll(() => reached("fcm-token:second").length).toBe(1)

  // The same again is told again, since the server may have lost it.
  await start(page, phone)
  await expect.poll(() => calls.length).toBe(3)
  expect(calls[2]).toMatchObject({ name: "notifications-add_token", data: { token: "fcm-token:second" } })

  await tab(page, "Settings").click()
  await here(page).click()
  await expect(page.getByText("Notifications: off", { exact: true })).toBeVisible()
  expect(phone.optionsOf("PushNotifications", "unregister")).toHaveLength(1)
  await expect
    .poll(() => calls.slice(3))
    .toMatchObject([{ name: "notifications-remove_subscription", data: { endpoint: "fcm:fcm-token:second" } }])
  await start(page, phone)
  await tab(page, "Settings").click()
  await expect(here(page)).not.toBeChecked()
  expect(calls).toHaveLength(4)
  expect(shell.services.faults).toEqual([])
})

test("notifications forbidden in the phone's own settings are off at the server from the next start", async ({
  page,
  phone,
}) => {
  phone.pushToken = "fcm-token:forbidden"
  await turnOn(page, phone)
  phone.push = "denied"
  const calls = followCalls(page)
  await start(page, phone)
  await expect
    .poll(() => calls)
    .toMatchObject([{ name: "notifications-remove_subscription", data: { endpoint: "fcm:fcm-token:forbidden" } }])
})

test("a tapped notification opens its path, with the app closed and open, and no other's", async ({ page, phone }) => {
  const [tile] = await allTiles(page)
  phone.tappedPath = `/tiles/${tile?.slug}`
  await start(page, phone)
  await expect(page).toHaveURL(`${shellOrigin}/tiles/${tile?.slug}`)
  await expect(detail(page).getByRole("heading", { name: tile?.title ?? "" })).toBeVisible()
  await phone.pressBack(page)
  await expect(page).toHaveURL(`${shellOrigin}/`)

  await phone.tap(page, "//evil.example/")
  await phone.tap(page, "/auth/callback/google")
  await phone.tap(page, "/me")
  await expect(page).toHaveURL(`${shellOrigin}/me`)
  await phone.pressBack(page)
  await expect(page).toHaveURL(`${shellOrigin}/`)
})
