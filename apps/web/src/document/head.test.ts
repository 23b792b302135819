import type { PageData } from "@confetti/contract/page-data"
import { tile as tileSchema } from "@confetti/contract/tile"
import { defaultLook } from "@confetti/domain/navigation/look"
import { describe, expect, it } from "vitest"
import { headOf } from "./head.ts"

const brand = {
  name: "Confetti",
  tagline: "Small things",
  description: "A feed of small things.",
  language: "en",
  links: {},
}

const data: PageData = {
  brand,
  categories: [
    { slug: "space", title: "Space", order: 0, hue: 282, emojiImageUrl: null, emojiImageUrlSmall: null } as never,
  ],
  contentVersion: 1,
  feed: { category: null, ids: [], developingIds: [] },
  place: null,
  cards: [],
  isSignedIn: false,
  tiles: [],
  search: null,
  page: null,
  thought: null,
  isMissing: false,
  inviter: null,
  favourite: null,
  isEmulator: false,
  hasWorker: true,
  sendsPush: false,
  hasAndroidSideGestures: true,
  hasToday: false,
  thoughts: "on",
  uploads: "on",
  look: defaultLook,
  origin: "https://confetti.example",
}

function wordsOf(path: string, changes: Partial<PageData> = {}) {
  const head = headOf({ path, search: "", data: { ...data, ...changes } }).join("\n")
  const meta = (name: string) => new RegExp(`${name}" content="([^"]*)"`).exec(head)?.[1]
  return {
    title: /<title>(.*?)<\/title>/.exec(head)?.[1],
    description: meta('name="description'),
    preview: meta("og:description"),
  }
}

describe("what a page says of itself", () => {
  it.each(["/", "/_app"])("is the product's one word on %s, title and description", (path) => {
    expect(wordsOf(path)).toEqual({ title: "Confetti", description: "Confetti", preview: "A feed of small things." })
  })

  it("is what the pack says of the shell, where it says more", () => {
    const shell = { title: "Confetti, daily", description: "Things to know" }
    expect(wordsOf("/", { brand: { ...brand, shell } })).toMatchObject(shell)
  })

  it("names the app in Apple's store, where the pack says its address", () => {
    const banner = (brand: PageData["brand"]) => headOf({ path: "/", search: "", data: { ...data, brand } }).join("\n")
    const apps = { ios: "https://apps.apple.com/app/id1234567890" }
    expect(banner({ ...brand, apps })).toContain('name="apple-itunes-app" content="app-id=1234567890"')
    expect(banner(brand)).not.toContain("apple-itunes-app")
  })

  it("is a screen's and a topic's own", () => {
    expect(wordsOf("/search")).toMatchObject({
      title: "Search · Confetti",
      description: "A feed of small things.",
    })
    expect(wordsOf("/", { feed: { category: "space", ids: [], developingIds: [] } })).toMatchObject({
      title: "Space · Confetti",
      description: "A feed of small things.",
    })
  })

  it.each([
    ["Ada", "Ada thought you’d like this"],
    ["", "A friend thought you’d like this"],
    ["<i>", "&lt;i&gt; thought you’d like this"],
  ])("names whose invitation it is in its preview, and nowhere else: %j", (inviter, greeting) => {
    const head = headOf({ path: "/", search: "", data: { ...data, inviter } }).join("\n")
    expect(head).toContain(`og:title" content="${greeting}"`)
    expect(head).toContain("<title>Confetti</title>")
    expect(head).toContain(`rel="canonical" href="https://confetti.example/"`)
  })
})

describe("what a tile's page says of itself", () => {
  const tile = tileSchema.parse({
    id: "salt",
    slug: "salt",
    parentId: null,
    version: 1,
    title: "Salt & <water>",
    teaser: "Why the sea tastes.",
    developing: false,
    aspect: "19.5x9",
    categories: ["ocean"],
    publishedAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
    picture: { id: "p", alt: "A wave", width: 9, height: 19, widths: [9], thumbhash: "", color: "#000000" },
    video: null,
    card: "card.jpg",
    body: [{ type: "paragraph", text: ["Words."] }],
    sources: [],
    subtileIds: [],
    subtiles: [],
  })

  it("is what previews and search engines need, whatever it was opened from", () => {
    const head = headOf({ path: "/search/tiles/salt", search: "?q=x", data: { ...data, tiles: [tile] } }).join("\n")
    const meta = (name: string) => new RegExp(`${name}" content="([^"]*)"`).exec(head)?.[1]
    expect(meta("og:title")).toBe("Salt &amp; &lt;water&gt;")
    expect(meta("og:description")).toBe("Why the sea tastes.")
    expect(meta("og:image")).toBe("https://confetti.example/media/card.jpg")
    expect([meta("og:image:width"), meta("og:image:height")]).toEqual(["1200", "630"])
    expect(meta("twitter:card")).toBe("summary_large_image")
  })

  it("shows in an invitation's preview the tile that its sender likes, be it first or not", () => {
    const liked = { ...tile, id: "liked", title: "Title of liked", teaser: "Teaser of liked", card: "liked.jpg" }
    const shown = { ...data, inviter: "Ada", favourite: "liked", tiles: [tile, liked] }
    const head = headOf({ path: "/", search: "", data: shown }).join("\n")
    expect(head).toContain(`og:title" content="Ada thought you’d like this: Title of liked"`)
    expect(head).toContain(`og:description" content="Teaser of liked"`)
    expect(head).toContain(`og:image" content="https://confetti.example/media/liked.jpg"`)
    expect(head).toContain("<title>Confetti</title>")
  })

  it("has its one address, and an article for machines", () => {
    const head = headOf({ path: "/tiles/salt", search: "", data: { ...data, tiles: [tile] } }).join("\n")
    expect(head).toContain('<link rel="canonical" href="https://confetti.example/tiles/salt">')
    const article = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? "null")
    expect(article).toMatchObject({
      "@type": "Article",
      headline: "Salt & <water>",
      url: "https://confetti.example/tiles/salt",
    })
  })
})

describe("what a game's page says of itself", () => {
  const read = (search: string, changes: Partial<PageData> = {}) => {
    const head = headOf({ path: "/games/wurd", search, data: { ...data, ...changes } }).join("\n")
    const meta = (name: string) => new RegExp(`${name}" content="([^"]*)"`).exec(head)?.[1]
    return { head, meta }
  }
  const canonical = '<link rel="canonical" href="https://confetti.example/games/wurd">'

  it("is the game's, for search engines to find", () => {
    const { head, meta } = read("")
    expect(head).toContain("<title>WURD · Confetti</title>")
    expect(head).toContain(canonical)
    expect(meta("robots")).toBeUndefined()
  })

  it("is a friend's result with its picture, which search engines leave out", () => {
    const { head, meta } = read("?day=2026-11-22&result=e00")
    expect([meta("robots"), meta("og:title")]).toEqual(["noindex", "WURD, 22 November"])
    expect(meta("description")).toBe("Someone solved it in one guess. Your turn.")
    expect(meta("og:image")).toBe("https://confetti.example/share/wurd/2026-11-22/e00.jpg")
    expect(meta("og:image:alt")).toMatch(/^WURD, 22 November: solved in one of six guesses\./)
    expect(meta("og:url")).toBe("https://confetti.example/games/wurd?day=2026-11-22&amp;result=e00")
    expect(head).toContain(canonical)
  })

  it("is nothing where there is no such page", () =>
    expect(read("?day=2026-11-22&result=e00", { isMissing: true }).meta("og:title")).toBe("Not found · Confetti"))
})
