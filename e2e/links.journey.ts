import type { Page } from "@playwright/test"
import { allTiles, expect, test } from "./journey.ts"

test.skip(({ isMobile }) => isMobile, "what machines read is the same for every screen")

test("a tile's page carries what previews and search engines need", async ({ page, baseURL }) => {
  const [tile] = await allTiles(page)
  if (!tile) throw new Error("There is no tile.")
  await page.goto(`/search/tiles/${tile.slug}?q=x`)
  const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute("content")
  expect(await content("og:title")).toBe(tile.title)
  expect(await content("og:description")).toBe(tile.teaser)
  expect(await page.locator('meta[name="twitter:card"]').getAttribute("content")).toBe("summary_large_image")
  const picture = await page.request.get((await content("og:image")) ?? "")
  expect(picture.headers()["content-type"]).toBe("image/jpeg")
  expect(await sizeOf(page, await picture.body())).toEqual([1200, 630])
  await page.goto(`/tiles/${tile.slug}`)
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(`${baseURL}/tiles/${tile.slug}`)
  const article = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "") as Record<
    string,
    unknown
  >
  expect(article).toMatchObject({ "@type": "Article", headline: tile.title, url: `${baseURL}/tiles/${tile.slug}` })
})

test("the sitemap lists every tile, robots.txt names the sitemap, and the feed carries the newest", async ({
  page,
  baseURL,
}) => {
  const tiles = await allTiles(page)
  const sitemap = await (await page.request.get("/sitemap.xml")).text()
  for (const { slug, developing } of tiles)
    if (!developing) expect(sitemap).toContain(`<loc>${baseURL}/tiles/${slug}</loc>`)
  const robots = await (await page.request.get("/robots.txt")).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  await page.goto("/")
  for (const path of ["/sitemap.xml", "/feed.xml"]) {
    const answer = await page.request.get(path)
    expect(answer.headers()["content-type"]).toMatch(/xml/)
    const isWellFormed = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, "application/xml").querySelector("parsererror") === null,
      await answer.text(),
    )
    expect(isWellFormed, path).toBe(true)
  }
  const newest = tiles
    .filter(({ developing }) => !developing)
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))[0]
  expect(await (await page.request.get("/feed.xml")).text()).toContain(`/tiles/${newest?.slug}`)
})

test("the manifest and its icons are there", async ({ page }) => {
  const manifest = (await (await page.request.get("/manifest.webmanifest")).json()) as {
    name: string
    icons: { src: string }[]
  }
  expect(manifest.name).not.toBe("")
  expect(manifest.icons.length).toBeGreaterThan(0)
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200)
})

test("the answer forbids what the page does not need", async ({ page }) => {
  const headers = (await page.request.get("/")).headers()
  const policy = headers["content-security-policy"] ?? ""
  expect(policy).toContain("default-src")
  expect(policy).toMatch(/script-src [^;]*'nonce-/)
  expect(policy).not.toMatch(/script-src [^;]*'unsafe-/)
  expect(headers["x-content-type-options"]).toBe("nosniff")
})

async function sizeOf(page: Page, bytes: Buffer): Promise<number[]> {
  return page.evaluate(
    async (list) => {
      const { width, height } = await createImageBitmap(new Blob([new Uint8Array(list)]))
      return [width, height]
    },
    [...bytes],
  )
}
