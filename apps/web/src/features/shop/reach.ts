import type { RewardItem } from "@confetti/contract/rewards"

/** What can be done about an item now. `balance` is null for nobody, and where it is not known. */
export type Reach =
  | { is: "off" }
  | { is: "gone" }
  | { is: "unknown" }
  | { is: "there"; remains: number }
  | { is: "far"; missing: number; share: number }

const active = 0
/** So few are worth a word. */
const few = 5

export function reachOf({ status, cost, variants }: RewardItem, balance: number | null): Reach {
  if (status !== active) return { is: "off" }
  if (variants.every(({ left }) => left === 0)) return { is: "gone" }
  if (balance === null) return { is: "unknown" }
  if (balance >= cost) return { is: "there", remains: balance - cost }
  return { is: "far", missing: cost - balance, share: balance / cost }
}

/** How far somebody is, in a few words for a card. */
export function reachWords(reach: Reach, language: string): string | null {
  const number = new Intl.NumberFormat(language)
  switch (reach.is) {
    case "off":
      return "Not to be had just now"
    case "gone":
      return "None left"
    case "unknown":
      return null
    case "there":
      return "Yours if you like"
    case "far":
      return `${number.format(reach.missing)} to go`
  }
}

/** "Only 3 left"; null where there are plenty, or none. */
export function fewLeft({ variants }: Pick<RewardItem, "variants">, language: string): string | null {
  const left = variants.reduce((sum, variant) => sum + variant.left, 0)
  if (left === 0 || left > few) return null
  return left === 1 ? "The last one" : `Only ${new Intl.NumberFormat(language).format(left)} left`
}

/** What to show first: what they can have, the dearest first, then what they come to next. */
export function nearest(items: readonly RewardItem[], balance: number | null, most: number): RewardItem[] {
  const had = items.filter((item) => ["there", "far", "unknown"].includes(reachOf(item, balance).is))
  if (balance === null) return had.slice(0, most)
  const byCost = had.toSorted((a, b) => a.cost - b.cost)
  const there = byCost.filter(({ cost }) => cost <= balance).reverse()
  const next = byCost.filter(({ cost }) => cost > balance)
  // One that is still ahead always stands beside what is there.
  return [...there.slice(0, next.length > 0 ? most - 1 : most), ...next].slice(0, most)
}
