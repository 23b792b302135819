import type { CardOf } from "@confetti/contract/feed-item"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { ShopCard } from "./shop-card.tsx"

const tote: CardOf<"shop"> = {
  type: "shop",
  id: "tote",
  title: "The tote",
  text: "Heavy cotton.",
  kind: "goods",
  cost: 1200,
  balance: 900,
  pace: null,
  picture: null,
}
const htmlOf = (given: Partial<CardOf<"shop">> = {}) =>
  renderToStaticMarkup(<ShopCard card={{ ...tote, ...given }} language="en" onLook={() => undefined} />)

it("tells how far the way still is", () => {
  const html = htmlOf()
  expect(html).toContain("900 of 1,200 points. 300 to go")
  expect(html).toContain("--share:0.75")
  expect(html).toMatch(/data-main[^>]*>View</)
})

it("says when the points are there, however many more there are", () => {
  const html = htmlOf({ balance: 5000 })
  expect(html).toContain("Yours for 1,200 points")
  expect(html).toContain("--share:1")
  expect(html).toMatch(/data-main[^>]*>Get it</)
})

it("shows the thing itself where there is a picture of it", () => {
  const picture = {
    id: "p",
    alt: "A bag",
    width: 9,
    height: 9,
    widths: [9],
    thumbhash: "1QcSHQRnh493V4dIh4eXh1h4kJUI",
    color: "#000000",
  }
  expect(htmlOf({ picture })).toContain('alt="A bag"')
  expect(htmlOf()).not.toContain("<img")
})

it("says when it is there at their pace, where there is one", () => {
  expect(htmlOf({ pace: 75 })).toContain("At your pace: about 4 days")
  expect(htmlOf()).not.toContain("pace:")
  expect(htmlOf({ pace: 75, balance: 1200 })).not.toContain("pace:")
})
