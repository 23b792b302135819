import { appendFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Page } from "@playwright/test"
import sharp from "sharp"
import { noBarriers } from "./barriers.ts"
import { detail, expect, test, visit } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { longestStart } from "./start-server.ts"
import { slide } from "./touches.ts"

const slug = "egg-in-thirty-two-minutes"

const block = `
\`\`\`compare
before: { picture: raw.png, alt: A cut egg with a yolk that is still liquid., label: After ten minutes }
after: { picture: done.png, alt: A cut egg with a yolk like thick cream., label: After thirty-two }
caption: One egg, drawn twice.
\`\`\`
`

/** An egg that is cut in half, as a drawing. */
function drawEgg(yolk: string): Promise<Buffer> {
  const shapes = `<rect width="900" height="600" fill="#3b2f20"/><ellipse cx="450" cy="300" rx="330" ry="240" fill="#fdfaf2"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${shapes}<circle cx="450" cy="310" r="130" fill="${yolk}"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** A server of this journey's own: the starter pack has no pair of pictures. */
let server: OwnServer

test.describe.configure({ mode: "default" })

test.beforeAll(async () => {
  test.setTimeout(longestStart)
  const [raw, done] = [await drawEgg("#ffb000"), await drawEgg("#e8963c")]
  server = await startOwnServer({
    edit: ({ tiles }) => {
      const file = tiles.find((each) => each.endsWith(`${slug}.md`)) ?? ""
      appendFileSync(file, block)
      writeFileSync(join(dirname(file), "raw.png"), raw)
      writeFileSync(join(dirname(file), "done.png"), done)
    },
  })
})

test.afterAll(() => server.stop())

const alts = ["A cut egg with a yolk that is still liquid.", "A cut egg with a yolk like thick cream."] as const

function partsOf(page: Page) {
  const figure = detail(page).getByRole("figure").filter({ hasText: "One egg, drawn twice." })
  return { figure, divider: figure.getByRole("slider", { name: /^Divider between/ }) }
}

test("two pictures are compared by keys, and both are described", { tag: "@both" }, async ({ page }) => {
  await visit(page, `${server.url}/tiles/${slug}`)
  const { figure, divider } = partsOf(page)
  await figure.scrollIntoViewIfNeeded()
  for (const name of alts) await expect(figure.getByRole("img", { name })).toBeVisible()
  await divider.focus()
  await page.keyboard.press("ArrowRight")
  await expect(divider).toHaveAttribute("aria-valuetext", "51 % After ten minutes, 49 % After thirty-two")
  await page.keyboard.press("Home")
  await expect(divider).toHaveValue("0")
  await expect(page).toHaveURL(new RegExp(`${slug}$`))
  await noBarriers(page)
})

test("a finger moves the divider, and a mouse does", { tag: "@both" }, async ({ page }) => {
  await visit(page, `${server.url}/tiles/${slug}`)
  const { figure, divider } = partsOf(page)
  await figure.scrollIntoViewIfNeeded()
  const box = await divider.boundingBox()
  if (!box) throw new Error("The divider is not to be seen.")
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  if (page.viewportSize()?.width === 390) {
    const session = await page.context().newCDPSession(page)
    const lift = await slide(session, from, { x: 100, y: 0 })
    await lift()
  } else {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 100, from.y, { steps: 5 })
    await page.mouse.up()
  }
  await expect.poll(async () => Number(await divider.inputValue())).toBeGreaterThan(60)
  const clip = await figure.locator('[data-side="after"]').evaluate((element) => getComputedStyle(element).clipPath)
  expect(clip).toMatch(/^inset\(0px 0px 0px \S+\)$/)
  await expect(page).toHaveURL(new RegExp(`${slug}$`))
})

test("without script one picture stands under the other", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${server.url}/tiles/${slug}`)
  const { figure } = partsOf(page)
  const [first, second] = [figure.getByRole("img", { name: alts[0] }), figure.getByRole("img", { name: alts[1] })]
  await expect(figure.getByRole("slider")).toHaveCount(0)
  const [above, below] = [await first.boundingBox(), await second.boundingBox()]
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
  await context.close()
})

test("two pictures fit the smallest phone with the largest text", async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await context.addCookies([{ name: "cf_look", value: "150", url: server.url }])
  await visit(page, `${server.url}/tiles/${slug}`)
  await partsOf(page).figure.scrollIntoViewIfNeeded()
  const beyond = () => page.evaluate(() => document.querySelector(".tile-screen")?.scrollWidth ?? 0)
  await expect.poll(beyond).toBeLessThanOrEqual(320)
  await noBarriers(page)
})
