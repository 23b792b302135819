import type { FeedCard } from "@confetti/contract/feed-item"
import { expect, it } from "vitest"
import { personalCards } from "./personal-cards.ts"

const tote: FeedCard = {
  type: "shop",
  id: "tote",
  title: "The tote",
  text: "",
  kind: "goods",
  cost: 600,
  balance: null,
  pace: null,
  picture: null,
}
const join: FeedCard = { type: "join_cf", id: "join", title: "Join" }
const mine = { balance: 450, pace: 4.5, perks: [], ways: [] }
const way = { done: 0, left: null, isOver: false, isClaimable: true, address: null }

it("writes balance and pace into what the shop has, and leaves the others as they are", () => {
  const [shop, other] = personalCards([tote, join], mine)
  expect(shop).toEqual({ ...tote, balance: 450, pace: 4.5 })
  expect(other).toBe(join)
})

it("leaves out what is theirs already", () => {
  const hue: FeedCard = { ...tote, id: "hue", kind: "hue" }
  const cards = personalCards([hue, tote], { ...mine, perks: ["hue"] })
  expect(cards.map(({ id }) => id)).toEqual(["tote", "today"])
})

it("names what is left to earn today, and nothing that is over", () => {
  const ways = [
    { ...way, action: "referral" as const, points: 100 },
    { ...way, action: "complete_account" as const, points: 10, left: 0, isOver: true },
    { ...way, action: "share" as const, points: 5, left: 2 },
    { ...way, action: "create_a_thought" as const, points: 5, left: 0 },
  ]
  const before: FeedCard = { type: "earn_rewards", id: "today", title: "Old", left: [] }
  const cards = personalCards([before], { ...mine, ways })
  expect(cards).toEqual([
    {
      type: "earn_rewards",
      id: "today",
      title: "Earn more today",
      left: [
        { action: "referral", points: 100, times: null },
        { action: "share", points: 5, times: 2 },
      ],
    },
  ])
})
