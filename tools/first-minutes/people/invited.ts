import { expect } from "@playwright/test"
import { codeField, codeFor, inviter, joinSheet, newAddress } from "../../../e2e/people.ts"
import type { FirstVisit } from "../people.ts"
import { goOn, open, swipeUp } from "./hands.ts"

export const invited: FirstVisit = {
  name: "invited",
  who: "on a phone, by a friend's link",
  size: { width: 390, height: 844 },
  session: async (visit, url) => {
    const { page, step, comesBackFor } = visit
    const friend = await inviter("Ada", url)
    await open(visit, `/?invite=${friend.inviteCode}`)
    await step("reads who brought them", () => expect(page.getByText(/^Ada/).first()).toBeVisible(), { isQuiet: true })
    await goOn(visit, "swipes", swipeUp)
    await step("goes to Me", () => page.getByRole("link", { name: /^Me/ }).tap(), {
      until: () => expect(page.getByRole("button", { name: /^Join/ }).first()).toBeVisible(),
    })
    await step("presses “Join”", () => page.getByRole("button", { name: /^Join/ }).first().tap(), {
      until: () => expect(joinSheet(page)).toBeVisible(),
    })
    const address = newAddress()
    await step(
      "gives their address",
      async () => {
        await joinSheet(page).getByLabel("Email", { exact: true }).fill(address)
        await joinSheet(page).getByRole("button", { name: "Email me a code" }).tap()
      },
      { until: () => expect(codeField(page)).toBeVisible() },
    )
    await step("gives the code", async () => codeField(page).fill(await codeFor(page.request, address)), {
      until: () => expect(joinSheet(page)).toBeHidden(),
    })
    await comesBackFor("points that wait", () => expect(page.getByText(/points/i).first()).toBeVisible())
  },
}
