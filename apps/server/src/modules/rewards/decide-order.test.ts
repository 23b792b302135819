import { day } from "@confetti/domain/durations"
import { expect, it } from "vitest"
import { decideOrder, type OrderFacts } from "./decide-order.ts"

const usual: OrderFacts = {
  accountAgeMs: 30 * day,
  hasReceived: false,
  othersOfMailbox: 0,
  othersAtAddress: 1,
  ordersToAddress: 3,
  othersOnNetwork: 2,
}

it("lets an account of some days go on, also a couple at one address", () => {
  expect(decideOrder(usual)).toEqual([])
})

it.each<[Partial<OrderFacts>, string]>([
  [{ accountAgeMs: 2 * day }, "new-account"],
  [{ othersOfMailbox: 1 }, "shared-mailbox"],
  [{ othersAtAddress: 2 }, "shared-address"],
  [{ ordersToAddress: 6 }, "busy-address"],
  [{ othersOnNetwork: 4 }, "shared-network"],
])("has a person look where %o", (facts, signal) => {
  expect(decideOrder({ ...usual, ...facts })).toEqual([signal])
})

it("knows a young account that something was sent to", () => {
  expect(decideOrder({ ...usual, accountAgeMs: day, hasReceived: true })).toEqual([])
})
