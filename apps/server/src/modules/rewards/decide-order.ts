import { day } from "@confetti/domain/durations"

/** How far back looking goes, and for how long the marks of an order are kept. */
export const orderLookBackMs = 30 * day
const youngMs = 3 * day

/** What is known of an order besides what is ordered. Counts are of the last thirty days. */
export type OrderFacts = {
  accountAgeMs: number
  hasReceived: boolean
  /** Other accounts with the same mailbox that ordered. */
  othersOfMailbox: number
  /** Other accounts that ordered to the same postal address. */
  othersAtAddress: number
  /** Orders to that address, whoever's. */
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

/**
 * Why an order waits for a person's eyes; for no reason, it goes on by itself. Nothing is refused here. A household that orders twice is
 * nothing odd, nor is a dormitory where two do.
 */
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
