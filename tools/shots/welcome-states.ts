import type { Page } from "playwright"
import { call } from "../../e2e/call.ts"
import { settled } from "../../e2e/journey.ts"
import { newAddress, signIn, whoIsIn } from "../../e2e/people.ts"
import type { Scene } from "./scene.ts"
import type { Shot } from "./states.ts"

/** How a guest is met: asked what should come next, greeted by a friend, sent a picture. */
export const welcomeShots: Shot[] = [
  { name: "76-next-three", wasAsked: false, pose: toQuestion },
  {
    name: "76-next-three-picked",
    wasAsked: false,
    pose: async (page) => {
      await toQuestion(page)
      const choices = page.locator("[data-current]").getByRole("checkbox")
      for (const at of [0, 2, 4]) await choices.nth(at).click()
      await page.getByText("These three come next.").waitFor()
    },
  },
  { name: "77-invitation", pose: (page, scene) => byInvitation(page, scene) },
  {
    name: "77-invitation-known-place",
    pose: async (page, scene) => {
      await page.context().addCookies([{ name: "cf_place", value: `home:${scene.tiles[4]?.id}`, url: scene.url }])
      await byInvitation(page, scene)
      await page.getByRole("link", { name: /^Open Ada’s favourite/ }).waitFor()
    },
  },
  {
    name: "77-invite-sheet",
    pose: async (page) => {
      await signIn(page.request, newAddress())
      await visit(page, "/me")
      await page.getByRole("button", { name: /^Invite a friend/ }).click()
      await page.getByRole("switch", { name: /favourite/ }).scrollIntoViewIfNeeded()
    },
  },
  { name: "77-share-picture", pose: (page) => toPicture(page) },
  {
    name: "77-share-picture-without-cover",
    pose: async (page) => {
      await page.route("**/media/**", (route) => route.abort())
      await toPicture(page)
    },
  },
]

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState("networkidle")
}

async function toQuestion(page: Page): Promise<void> {
  await visit(page, "/")
  const current = page.locator(".feed-item[data-current]")
  for (let step = 0; step < 8 && (await current.getAttribute("aria-label")) !== "Which three next?"; step++) {
    const at = await current.getAttribute("aria-posinset")
    await page.keyboard.press("ArrowDown")
    await page.locator(`.feed-item[data-current]:not([aria-posinset="${at}"])`).waitFor()
    await page.waitForLoadState("networkidle")
  }
  await page.getByRole("checkbox").first().waitFor()
  await settled(page, ".feed")
}

/** By the link of somebody who likes the last of the scene's tiles. */
async function byInvitation(page: Page, { tiles }: Scene): Promise<void> {
  await signIn(page.request, newAddress())
  await call(page.request, "users-update_profile", { name: "Ada Lovelace" })
  const finished = tiles.filter(({ developing }) => !developing)
  await call(page.request, "likes-like_tile", { tileId: finished.at(-1)?.id })
  const ada = await whoIsIn(page.request)
  const places = (await page.context().cookies()).filter(({ name }) => name === "cf_place")
  await page.context().clearCookies()
  await page.context().addCookies(places)
  await visit(page, `/?invite=${ada?.inviteCode}`)
  await page.getByText("Ada thought you’d like this").waitFor()
}

async function toPicture(page: Page): Promise<void> {
  await visit(page, "/")
  await page.keyboard.press("Shift+S")
  await page.locator(".share-card[data-drawn]").waitFor()
}
