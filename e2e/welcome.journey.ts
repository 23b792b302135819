import { type Page, request as requests } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { call } from "./call.ts"
import {
  alive,
  allTiles,
  currentTile,
  expect,
  settled,
  stepOn,
  test,
  titleInView,
  titleOnScreen,
  visit,
} from "./journey.ts"
import { joinAt, newAddress, signUp, whoIsIn } from "./people.ts"

const question = "Which three next?"

const choices = (page: Page) => currentTile(page).getByRole("checkbox")

/** Three swipes, and on to the question, which comes next or soon. Gives the titles of what came before it. */
async function toQuestion(page: Page): Promise<string[]> {
  await visit(page, "/")
  const titles = [await titleInView(page)]
  // It is made ready at the first touch: six tiles are chosen from.
  const ready = page.waitForResponse((answer) => /\/documents\/tiles\?ids=[^,]+(,[^,]+){5}$/.test(answer.url()))
  await page.keyboard.press("ArrowDown")
  await ready
  await expect.poll(() => titleInView(page)).not.toBe(titles[0])
  await settled(page, ".feed")
  titles.push(await titleInView(page))
  for (let swipe = 1; swipe < 8 && titles.at(-1) !== question; swipe++) titles.push(await stepOn(page))
  expect(titles.indexOf(question)).toBeGreaterThanOrEqual(4)
  return titles.slice(0, -1)
}

test.describe("a stranger", () => {
  test.use({ wasAsked: false })

  test("is asked once after three swipes, sees what they pick next and why, and takes it along @both", async ({
    page,
  }) => {
    const before = await toQuestion(page)
    await expect(choices(page)).toHaveCount(6)
    await noBarriers(page)
    await expect(page.getByRole("button", { name: "Skip" })).toBeVisible()
    const names = await choices(page).evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? ""))
    expect(new Set(names.map((name) => name.split(", ").at(-1))).size).toBe(6)
    await choices(page).nth(1).click()
    await choices(page).nth(4).focus()
    await page.keyboard.press("Space")
    await expect(choices(page).nth(1)).toBeChecked()
    await expect(choices(page).nth(4)).toBeChecked()
    await expect(currentTile(page).getByRole("status")).toHaveText("Two picked. They come next.")
    await noBarriers(page)
    expect(await titleOnScreen(page)).toBe(question)
    await page.getByRole("button", { name: "Show me these" }).click()
    const picked = [names[1], names[4]].map((name) => name?.replace(/, [^,]*$/, ""))
    await expect.poll(() => titleInView(page)).toBe(picked[0])
    await settled(page, ".feed")
    // A question that came late has the way in between the two.
    let second = await stepOn(page)
    if (second === "Join Confetti") second = await stepOn(page)
    expect(second).toBe(picked[1])
    await page.keyboard.press("w")
    await expect(page.getByRole("dialog", { name: "Why this tile" }).getByText("Because you picked it")).toBeVisible()
    await page.keyboard.press("Escape")

    // Back over it: all before it stands where it stood.
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("ArrowUp")
    await expect.poll(() => titleInView(page)).toBe(question)
    await page.keyboard.press("ArrowUp")
    await expect.poll(() => titleInView(page)).toBe(before.at(-1))

    await visit(page, "/me")
    await joinAt(page, newAddress())
    await expect.poll(() => page.evaluate(() => localStorage.getItem("cf_taste"))).toBeNull()
    const { held } = await call<{ held: { picks: { tileId: string }[] } }>(page.request, "users-export_data")
    const titles = new Map((await allTiles(page)).map(({ id, title }) => [id, title]))
    expect(new Set(held.picks.map(({ tileId }) => titles.get(tileId)))).toEqual(new Set(picked))
  })

  test("skips it by swiping on, and is never asked again on this device", async ({ page }) => {
    await toQuestion(page)
    expect(await stepOn(page)).not.toBe(question)
    await visit(page, "/settings")
    await page.getByRole("button", { name: "Start over" }).click()
    await page.getByRole("button", { name: "To the first tile" }).click()
    await expect(page).toHaveURL("/")
    for (let swipe = 0; swipe < 9; swipe++) expect(await stepOn(page)).not.toBe(question)
  })
})

/** Somebody with a name who likes this tile, and has a code. */
async function friendWhoLikes(tileId: string): Promise<{ inviteCode: string; hide: () => Promise<void> }> {
  const request = await requests.newContext({ baseURL: process.env["JOURNEYS_URL"] ?? "" })
  await signUp(request, newAddress("friend"))
  await call(request, "users-update_profile", { name: "Ada Lovelace" })
  await call(request, "likes-like_tile", { tileId })
  const person = await whoIsIn(request)
  if (!person) throw new Error("The friend is not in.")
  const hide = async () => {
    await call(request, "users-update_profile", { showsFavourite: false })
  }
  return { inviteCode: person.inviteCode, hide }
}

test("an invitation greets with the friend's name and favourite, in its preview too @both", async ({ page }) => {
  const tiles = (await allTiles(page)).filter(({ developing }) => !developing)
  const favourite = tiles.at(-1)
  if (!favourite) throw new Error("The pack has no tiles.")
  const friend = await friendWhoLikes(favourite.id)
  await visit(page, `/?invite=${friend.inviteCode}`)
  expect(await titleOnScreen(page)).toBe(favourite.title)
  await expect(page.getByText("Ada thought you’d like this")).toBeVisible()
  await expect(page.getByText("The first one here is Ada’s favourite")).toBeVisible()
  await noBarriers(page)
  const meta = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute("content")
  expect(await meta("title")).toBe(`Ada thought you’d like this: ${favourite.title}`)
  expect(await meta("description")).toBe(favourite.teaser)
  expect(await meta("image")).toContain(`/media/${favourite.card}`)

  // Whoever walked here before keeps their place, and can open it.
  const next = await stepOn(page)
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === "cf_placed")).toBe(true)
  await visit(page, `/?invite=${friend.inviteCode}`)
  expect(await titleOnScreen(page)).toBe(next)
  await page.getByRole("link", { name: `Open Ada’s favourite: ${favourite.title}` }).click()
  await expect(page).toHaveURL(`/tiles/${favourite.slug}`)

  await friend.hide()
  const html = await (await page.request.get(`/?invite=${friend.inviteCode}`)).text()
  expect(html).toContain("Ada thought you’d like this")
  expect(html).not.toContain(`Ada thought you’d like this: ${favourite.title}`)
})

test("whom one invites sees one's favourite unless one says no", async ({ page }) => {
  await signUp(page.request)
  await visit(page, "/me")
  await page.getByRole("button", { name: /^Bring someone along/ }).press("Enter")
  const choice = page.getByRole("switch", { name: "Show my favourite tile to those I invite" })
  await expect(choice).toBeChecked()
  await noBarriers(page)
  await choice.click()
  await expect(page.getByText("Your favourite stays with you")).toBeAttached()
  await expect(choice).not.toBeChecked()
  await page.reload()
  await alive(page)
  await page.getByRole("button", { name: /^Bring someone along/ }).press("Enter")
  await expect(choice).not.toBeChecked()
})

test.describe("a tile as a picture", () => {
  test("is drawn, and shared as a file with its link @both", async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(globalThis, { shared })
      Object.defineProperty(navigator, "canShare", { value: () => true })
      Object.defineProperty(navigator, "share", {
        value: async ({ files = [], title, text }: ShareData) => {
          const [file] = files
          const { width, height } = file ? await createImageBitmap(file) : { width: 0, height: 0 }
          shared.push({ name: file?.name, type: file?.type, width, height, title, text })
        },
      })
    })
    await visit(page, "/")
    const title = await titleInView(page)
    await page.keyboard.press("m")
    await page.getByRole("button", { name: "Share as a picture" }).click()
    const sheet = page.getByRole("dialog", { name: "Share as a picture" })
    const share = sheet.getByRole("button", { name: "Share the picture" })
    await expect(share).toBeVisible({ timeout: 30_000 })
    await noBarriers(page)
    await share.click()
    await expect(sheet).toBeHidden()
    const [sent] = await page.evaluate(() => (globalThis as unknown as { shared: Record<string, unknown>[] }).shared)
    expect(sent).toMatchObject({ type: "image/jpeg", width: 1080, height: 1350, title })
    expect(sent?.["name"]).toMatch(/^[a-z0-9-]+\.jpg$/)
    expect(sent?.["text"]).toMatch(/\/tiles\//)
  })

  test("is saved where it can't be shared, also when its picture does not come", async ({ page, complaints }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: undefined }))
    await visit(page, "/")
    await page.route("**/media/**", (route) => route.abort())
    await page.keyboard.press("Shift+S")
    const sheet = page.getByRole("dialog", { name: "Share as a picture" })
    const saving = page.waitForEvent("download")
    await sheet.getByRole("button", { name: "Save the picture" }).click()
    expect((await saving).suggestedFilename()).toMatch(/\.jpg$/)
    await expect(sheet.getByText("It is in your downloads.")).toBeVisible()
    complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes("ERR_FAILED")))
  })
})
