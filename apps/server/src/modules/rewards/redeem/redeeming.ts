import { AppError } from "@confetti/contract/app-error"
import type { PostalAddress } from "@confetti/contract/address"
import type { ErrorCode } from "@confetti/contract/errors"
import { type ItemStatus, itemStatus } from "@confetti/contract/rewards"
import { decideRedemption, type Redeemable, type RedemptionDecision } from "@confetti/domain/rewards/decide-redemption"
import type { Config } from "../../../platform/config.ts"
import type { ShopItem } from "../../../platform/content/shop-item.ts"
import { statusHere } from "../catalogue/status-here.ts"

export type Redeeming = {
  item: Omit<ShopItem, "status"> & { status: number }
  person: { userId: string; email: string }
  redemptionId: string
  variant: string
  cost: number
  address?: PostalAddress | undefined
}

const refusals: Record<Extract<RedemptionDecision, { ok: false }>["reason"], ErrorCode> = {
  "already-owned": "reward/already-owned",
  "switched-off": "reward/switched-off",
  "price-changed": "reward/price-changed",
  "out-of-stock": "reward/out-of-stock",
  "insufficient-points": "reward/insufficient-points",
}

/** Throws if the item can't be ordered. */
export function requireRedeemable(
  { item, cost }: Redeeming,
  points: number,
  given: Pick<Redeemable, "left" | "isOwned">,
  config: Pick<Config, "EMULATOR">,
): void {
  const isActive = statusHere({ ...item, status: item.status as ItemStatus }, config) === itemStatus.active
  const decision = decideRedemption({ isActive, cost: item.cost, ...given }, points, cost)
  if (!decision.ok) throw new AppError(refusals[decision.reason], { cost: item.cost, balance: points })
}
