import type { PointsOverview } from "@confetti/contract/points"
import type { RewardItem } from "@confetti/contract/rewards"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import type { ItemKind, Perk } from "@confetti/domain/rewards/item-kind"
import { paceText } from "../../ui/pace-words.ts"

export type Wallet = Pick<PointsOverview, "balance" | "pace" | "perks">

export type Reach =
  | { is: "off" }
  | { is: "gone" }
  | { is: "unknown" }
  | { is: "owned" }
  | { is: "there"; remains: number }
  | { is: "far"; missing: number; share: number; pace: number | null }

const active = 0
const few = 5

/** `wallet` is null for guests, and if unknown. */
export function reachOf({ kind, status, cost, variants }: RewardItem, wallet: Wallet | null): Reach {
  if (wallet !== null && isOwned(kind, wallet)) return { is: "owned" }
  if (status !== active) return { is: "off" }
  if (kind === "goods" && variants.every(({ left }) => left === 0)) return { is: "gone" }
  if (wallet === null) return { is: "unknown" }
  const { balance, pace } = wallet
  if (balance >= cost) return { is: "there", remains: balance - cost }
  return { is: "far", missing: cost - balance, share: balance / cost, pace }
}

function isOwned(kind: ItemKind, { perks }: Pick<Wallet, "perks">): boolean {
  return perks.includes(kind as Perk)
}

export function reachWords(reach: Reach, language: string): string | null {
  switch (reach.is) {
    case "off":
      return t`Not available right now`
    case "gone":
      return t`Sold out`
    case "unknown":
      return null
    case "owned":
      return t`Yours`
    case "there":
      return t`You can get it now`
    case "far": {
      const when = paceText(reach.missing, reach.pace, language)
      const missing = reach.missing.toLocaleString(language)
      return when === null ? t`${missing} to go` : t`${missing} to go, ${when}`
    }
  }
}

/** "Only 3 left"; null for plenty, or none. */
export function fewLeft({ variants }: Pick<RewardItem, "variants">, language: string): string | null {
  const left = variants.reduce((sum, variant) => sum + variant.left, 0)
  if (left === 0 || left > few) return null
  return plural(left, { one: "Only one left", other: `Only # left` }, language)
}

/** Items a person can have, now or with enough points. */
export function wanted(items: readonly RewardItem[], wallet: Wallet | null): RewardItem[] {
  return items.filter((item) => ["there", "far", "unknown"].includes(reachOf(item, wallet).is))
}

export function nearest(items: readonly RewardItem[], wallet: Wallet | null, most: number): RewardItem[] {
  const had = wanted(items, wallet)
  if (wallet === null) return had.slice(0, most)
  const byCost = had.toSorted((a, b) => a.cost - b.cost)
  const there = byCost.filter(({ cost }) => cost <= wallet.balance).reverse()
  const next = byCost.filter(({ cost }) => cost > wallet.balance)
  // An item still ahead is always shown with available ones.
  return [...there.slice(0, next.length > 0 ? most - 1 : most), ...next].slice(0, most)
}
