import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { FeaturedThoughtsCard } from "./featured-thoughts-card.tsx"

it("shows three thoughts, whose they are, how many marked them, and leads to where each was said", () => {
  const thoughts = ["Mira", "Jonas", "Ada"].map((by, at) => ({
    id: `0d9c3b0e-6f7e-4b57-9c7e-2f0f6d1a8b1${at}`,
    text: `Thought ${at} <b>`,
    by,
    marks: at * 1200,
    tile: { id: `t${at}`, slug: `tile-${at}`, title: `Tile ${at}`, category: "space" },
  }))
  const card = { type: "featured_thoughts", id: "week", title: "Said this week", thoughts } as const
  const html = renderToStaticMarkup(
    <FeaturedThoughtsCard card={{ ...card, thoughts }} language="en" hueOf={() => 270} onOpen={() => undefined} />,
  )
  expect(html).toContain("<h2>Said this week</h2>")
  expect(html.match(/href="\/tiles\/tile-(\d)\?thought=[\w-]+\1"/g)).toHaveLength(3)
  expect(html).toContain("Thought 1 &lt;b&gt;</q>")
  expect(html).toContain("<bdi>Mira</bdi> on <em>Tile 0</em>")
  expect(html.match(/[\d,]+ (?:person|people) finds? it interesting/g)).toEqual([
    "1,200 people find it interesting",
    "2,400 people find it interesting",
  ])
})
