import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { JoinCard } from "./join-card.tsx"

const nothing = () => undefined
const ways = { onJoin: nothing, onLogIn: nothing, onNext: nothing }
const card = { type: "join_cf", id: "first", title: "Join Testfetti" } as const

it("asks a stranger in, and lets back in who was here before", () => {
  const html = renderToStaticMarkup(<JoinCard card={card} isIn={false} {...ways} />)
  expect(html).toContain("<h2>Join Testfetti</h2>")
  expect(html).toMatch(/<button[^>]*data-main[^>]*>Join<\/button>/)
  expect(html).toContain(">Sign in</button>")
})

it("asks with other words the second time", () => {
  const textOf = (id: string) =>
    /<p class="feed-card-text">(.*?)<\/p>/.exec(
      renderToStaticMarkup(<JoinCard card={{ ...card, id }} isIn={false} {...ways} />),
    )?.[1]
  expect(textOf("second")).not.toBe(textOf("first"))
})

it("is whole for whoever has just joined on it, and leads on", () => {
  const html = renderToStaticMarkup(<JoinCard card={card} isIn {...ways} />)
  expect(html).toContain("You are in")
  expect(html).toMatch(/<svg[^>]*data-whole/)
  expect(html).toMatch(/data-main[^>]*>Next tile</)
  expect(html).not.toContain("Sign in")
})
