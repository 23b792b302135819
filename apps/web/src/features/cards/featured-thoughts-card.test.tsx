import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { FeaturedThoughtsCard } from "./featured-thoughts-card.tsx"

it("shows three thoughts, whose they are, and leads to what each is about", () => {
  const thoughts = ["Mira", "Jonas", "Ada"].map((by, at) => ({
    id: String(at),
    text: `Thought ${at} <b>`,
    by,
    tile: { id: `t${at}`, slug: `tile-${at}`, title: `Tile ${at}` },
  }))
  const card = { type: "featured_thoughts", id: "week", title: "Said this week", thoughts } as const
  const html = renderToStaticMarkup(<FeaturedThoughtsCard card={{ ...card, thoughts }} onOpen={() => undefined} />)
  expect(html).toContain("<h2>Said this week</h2>")
  expect(html.match(/href="\/tiles\/tile-\d"/g)).toHaveLength(3)
  expect(html).toContain("<q>Thought 1 &lt;b&gt;</q>")
  expect(html).toContain("Mira, on <em>Tile 0</em>")
})
