import { day } from "@confetti/domain/durations"

/** How far back orders are compared, and how long their marks are kept. */
export const orderLookBackMs = 30 * day
const youngMs = 3 * day

/** Facts about an order. Counts are of the last thirty days. */
export type OrderFacts = {
  accountAgeMs: number
  hasReceived: boolean
  /** Other accounts with the same mailbox that ordered. */
  othersOfMailbox: number
  /** Other accounts that ordered to the same postal address. */
  othersAtAddress: number
  ordersToAddress: number
  /** Other accounts that ordered from one of their networks. */
  othersOnNetwork: number
}

export const orderSignals = [
  "new-account",
  "shared-mailbox",
  "shared-address",
  "busy-address",
  "shared-network",
] as const

export type OrderSignal = (typeof orderSignals)[number]

/** Reasons to review an order; without any it is confirmed. Nothing is refused. A household or dormitory with two orders is normal. */
export function decideOrder(facts: OrderFacts): OrderSignal[] {
  const found: Record<OrderSignal, boolean> = {
    "new-account": facts.accountAgeMs < youngMs && !facts.hasReceived,
    "shared-mailbox": facts.othersOfMailbox >= 1,
    "shared-address": facts.othersAtAddress >= 2,
    "busy-address": facts.ordersToAddress >= 6,
    "shared-network": facts.othersOnNetwork >= 4,
  }
  return orderSignals.filter((signal) => found[signal])
}
