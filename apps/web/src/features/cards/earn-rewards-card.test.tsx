import type { CardOf } from "@confetti/contract/feed-item"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { EarnRewardsCard } from "./earn-rewards-card.tsx"

const htmlOf = (left: CardOf<"earn_rewards">["left"]) =>
  renderToStaticMarkup(
    <EarnRewardsCard
      card={{ type: "earn_rewards", id: "today", title: "Left to earn today", left }}
      language="en"
      onLook={() => undefined}
    />,
  )

it("adds up what is left, and names what it is made of", () => {
  const html = htmlOf([
    { action: "share", points: 5, times: 4 },
    { action: "read_a_tile", points: 1, times: 38 },
    { action: "referral", points: 100, times: null },
  ])
  expect(html).toContain("+158")
  expect(html).toContain("Share a tile")
  expect(html).toContain("× 38")
  expect(html).toMatch(/data-main[^>]*>See how</)
})

it("shows four at once, and how many more there are", () => {
  const actions = ["share", "read_a_tile", "play_a_game", "follow_ig", "follow_tiktok", "complete_account"] as const
  const html = htmlOf(actions.map((action) => ({ action, points: 1, times: 1 })))
  expect(html.match(/<li>/g)).toHaveLength(4)
  expect(html).toContain("See these and 2 more")
})
