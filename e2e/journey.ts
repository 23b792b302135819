import type { Tile } from "@confetti/contract/tile"
import { type Tutorial, tutorials } from "@confetti/domain/tutorials/tutorials"
import { test as base, expect, type Locator, type Page } from "@playwright/test"
import { call } from "./call.ts"
import { type EditedServer, type OwnServer, startEditedServer, startOperatedServer } from "./own-server.ts"
import { rememberTutorials } from "./remember-tutorials.ts"
import { longestStart } from "./start-server.ts"
import { slide } from "./touches.ts"

/** Console complaints and unexpected requests of the page: both fail the journey unless it says otherwise. */
type Complaints = { complaints: string[] }

/** Tutorials this browser has shown before; null if it remembers nothing. */
type Memory = {
  tutorialsSeen: readonly Tutorial[] | null
  /** Whether it has asked what should come next. */
  wasAsked: boolean
}

/** Each is started when the first journey of a worker asks for it. Part of every journey's test, as a worker ends where others' fixtures begin. */
type Servers = { operated: OwnServer; edited: EditedServer }

/**
 * A journey during which the browser complains of nothing: no error in the console, no exception, no breach of the policy. Its
 * browser has shown every tutorial, so that none comes while something else is looked at; `tutorials.journey.ts` begins without.
 */
export const test = base.extend<Complaints & Memory, Servers>({
  operated: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      const server = await startOperatedServer()
      await use(server)
      await server.stop()
    },
    { scope: "worker", timeout: longestStart },
  ],
  edited: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      const server = await startEditedServer()
      await use(server)
      await server.stop()
    },
    { scope: "worker", timeout: longestStart },
  ],
  tutorialsSeen: [tutorials, { option: true }],
  wasAsked: [true, { option: true }],
  context: async ({ context, tutorialsSeen, wasAsked }, use) => {
    if (tutorialsSeen) await rememberTutorials(context, tutorialsSeen, wasAsked)
    await context.addInitScript(holdDrift)
    await use(context)
  },
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text())
      })
      context.on("weberror", (error) => complaints.push(String(error.error())))
      // The styles of the first paint stand in every page.
      context.on("request", (request) => {
        if (!request.serviceWorker() && /\/entry-client-[^/]*\.css$/.test(request.url()))
          complaints.push(`fetched again: ${request.url()}`)
      })
      await use(complaints)
      expect(complaints, "what the browser complained about").toEqual([])
    },
    { auto: true },
  ],
})

// Drawn without a graphics card, a drifting cover takes a third of a core.
function holdDrift(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(":root { --drift: paused }")
  document.adoptedStyleSheets.push(sheet)
}

/** A journey on the server whose operator has posts and an affordable shop; what it changes of its pack it puts back. */
export const operatedTest = test.extend({ baseURL: async ({ operated }, use) => use(operated.url) })

/** A journey of an editor among others: the owner is its own, and what it writes and publishes has names that no other's has. */
export const editedTest = test.extend<{ owner: string }>({
  baseURL: async ({ edited }, use) => use(edited.url),
  owner: async ({ edited }, use) => use(edited.takeOwner()),
})

export { expect }

/** Opens an address and waits until the app has taken over from the server's HTML. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** React marks the elements it has taken over; once the browser is idle its effects, keys among them, are in place too. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("#root > div") ?? {}).some((key) => key.startsWith("__react")),
  )
  await idle(page)
}

/** The browser has nothing to do, or had five seconds: effects have run, so keys are followed. A busy machine's is never idle. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })))
}

export function currentTile(page: Page): Locator {
  return page.locator(".feed-item[data-current]")
}

export async function titleInView(page: Page): Promise<string> {
  return (await currentTile(page).getAttribute("aria-label")) ?? ""
}

/** The item that fills the feed's window, as one sees it: by where it stands and not by what the app believes. */
export async function titleOnScreen(page: Page): Promise<string> {
  return page.evaluate(() => {
    const box = document.querySelector(".feed")?.getBoundingClientRect()
    if (!box) return ""
    const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 3)
    return seen?.closest(".feed-item")?.getAttribute("aria-label") ?? ""
  })
}

/** Moves the feed by one tile as a finger or a wheel does, and waits until the next one is in view. Gives its title. */
export function swipeOn(page: Page): Promise<string> {
  return toNext(page, () => drag(page, page.locator(".feed"), { y: -1 }))
}

/** The same without the movement, several times quicker: for journeys that are not about it. */
export function stepOn(page: Page): Promise<string> {
  return toNext(page, () =>
    page.locator(".feed").evaluate((feed) => feed.scrollBy({ top: feed.clientHeight, behavior: "instant" })),
  )
}

async function toNext(page: Page, move: () => Promise<void>): Promise<string> {
  const before = await titleInView(page)
  await move()
  await expect.poll(() => titleInView(page)).not.toBe(before)
  // An item whose tile is still being read has no name of its own.
  await expect(currentTile(page)).not.toHaveAttribute("aria-busy")
  await settled(page, ".feed")
  return titleInView(page)
}

/**
 * One page of a scroller, by a finger on a phone and by a wheel at a desk, from its middle. `length` in pixels is what the
 * page of another scroller around it takes: more than half of that one's size, or it snaps back.
 */
export async function drag(
  page: Page,
  scroller: Locator,
  direction: { x?: -1 | 1; y?: -1 | 1 },
  length?: number,
): Promise<void> {
  const box = await scroller.boundingBox()
  if (!box) throw new Error("There is nothing to drag.")
  const isTouched = await page.evaluate(() => matchMedia("(pointer: coarse)").matches)
  const way = {
    x: (direction.x ?? 0) * (length ?? box.width * 0.6),
    y: (direction.y ?? 0) * (length ?? box.height * 0.6),
  }
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  if (!isTouched) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.wheel(-way.x, -way.y)
    return
  }
  const session = await page.context().newCDPSession(page)
  const lift = await slide(session, from, way, 12)
  await lift()
  await session.detach()
}

/** Waits until a scroller has rested on one of its pages for some frames: the compositor may run ahead of what script reads. */
export async function settled(page: Page, selector: string): Promise<void> {
  const isResting = () =>
    page.evaluate(async (found) => {
      const offsets = () => {
        const { scrollTop = 0, scrollLeft = 0, clientHeight = 1, clientWidth = 1 } = document.querySelector(found) ?? {}
        return { rest: (scrollTop % clientHeight) + (scrollLeft % clientWidth), text: `${scrollTop} ${scrollLeft}` }
      }
      const first = offsets()
      for (let frame = 0; frame < 8; frame++) {
        await new Promise((done) => requestAnimationFrame(done))
        if (offsets().text !== first.text) return false
      }
      return first.rest < 0.5
    }, selector)
  await expect.poll(isResting, { intervals: [0] }).toBe(true)
}

/** Waits until something has stood in one place for some frames. */
export async function standsStill(target: Locator): Promise<void> {
  const isResting = () =>
    target.evaluate(async (element) => {
      const box = () => JSON.stringify(element.getBoundingClientRect())
      const first = box()
      for (let frame = 0; frame < 8; frame++) {
        await new Promise((done) => requestAnimationFrame(done))
        if (box() !== first) return false
      }
      return true
    })
  await expect.poll(isResting, { intervals: [0] }).toBe(true)
}

/**
 * Clicks what rests for some frames. What still springs back from a press, or is moved by what arrives above it, the runner scrolls to
 * another edge before it tries again, or presses and lets go on two things.
 */
export async function clickAtRest(target: Locator, options?: Parameters<Locator["click"]>[0]): Promise<void> {
  await standsStill(target)
  await target.click(options)
}

/** The title of the tile in view, which leads into it. */
export function titleLink(page: Page): Locator {
  return currentTile(page).locator("h2 a")
}

/** Opens the tile in view by its title and gives its slug. */
export async function openTile(page: Page): Promise<string> {
  const link = titleLink(page)
  const slug = ((await link.getAttribute("href")) ?? "").split("/").at(-1) ?? ""
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/tiles/${slug}$`))
  await expect(detail(page)).toBeVisible()
  return slug
}

export function detail(page: Page): Locator {
  return page.locator("article.detail")
}

export function back(page: Page): Locator {
  return page.locator(".tile-screen").getByRole("button", { name: "Back", exact: true })
}

export function tab(page: Page, name: string): Locator {
  return page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true })
}

/** Chooses one of a few by what is seen of it: the radio itself is hidden beneath. Waits until it stands still, as a hand would. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  const radio = page.getByRole("radio", { name })
  await clickAtRest(page.locator("label").filter({ has: radio }))
  await expect(radio).toBeChecked()
}

/** All tiles of the server, growing ones too. */
export async function allTiles(page: Page): Promise<Tile[]> {
  const request = page.request
  const result = await call<string[]>(request, "users-get_home_feed")
  const growing = (await (await request.get("/documents/tiles?developing=true")).json()) as { documents: Tile[] }
  const finished: Tile[] = []
  for (let at = 0; at < result.length; at += 100) {
    const page = await request.get(`/documents/tiles?ids=${result.slice(at, at + 100).join(",")}`)
    finished.push(...((await page.json()) as { documents: Tile[] }).documents)
  }
  return [...finished, ...growing.documents]
}

export async function growingTile(page: Page): Promise<Tile> {
  const tile = (await allTiles(page)).find(({ developing }) => developing)
  if (!tile) throw new Error("The pack has no developing tile.")
  return tile
}

/** Stands the reader on a tile of the home feed before the page is opened. */
export async function standOn(page: Page, tileId: string, url = process.env["JOURNEYS_URL"] ?? ""): Promise<void> {
  await page.context().addCookies([{ name: "cf_place", value: `home:${tileId}`, url }])
}
