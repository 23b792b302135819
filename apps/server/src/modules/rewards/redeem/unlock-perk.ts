import { AppError } from "@confetti/contract/app-error"
import type { Perk } from "@confetti/domain/rewards/item-kind"
import type { WriteContext } from "../../../platform/callables/define-callable.ts"
import type { Tx } from "../../../platform/db/open-database.ts"
import { type Account, append, lockPoints } from "../../points/ledger-store.ts"
import { perksOf } from "../../points/overview-store.ts"
import { addRedemption } from "../redemption-store.ts"
import { type Redeeming, requireRedeemable } from "./redeeming.ts"

/**
 * Spends the points and unlocks the perk in one transaction: nothing is shipped, reviewed or cancelled. The account is locked, so that of
 * two concurrent calls the second finds it owned; the database refuses it as well.
 */
export async function unlockPerk(
  tx: Tx,
  redeeming: Redeeming & { kind: Perk },
  context: WriteContext,
): Promise<Account> {
  const { item, person, redemptionId, variant, cost, address, kind } = redeeming
  const { userId } = person
  // Perks need no address.
  if (address !== undefined) throw new AppError("request/invalid", { fields: ["address: is only for goods"] })
  if (variant !== "") throw new AppError("reward/unknown-variant")
  const account = await lockPoints(tx, userId)
  const isOwned = (await perksOf(tx, userId)).includes(kind)
  requireRedeemable(redeeming, account.points, { left: null, isOwned }, context.config)

  const at = new Date(context.now)
  const entry = { action: "redeem_item", subject: redemptionId, points: cost } as const
  const held = await append(tx, account, { movement: "hold", ...entry }, at)
  const after = await append(tx, held, { movement: "spend", ...entry }, at)
  await addRedemption(tx, {
    user_id: userId,
    redemption_id: redemptionId,
    item_id: item.id,
    kind,
    variant,
    title: item.title,
    variant_name: "",
    cost,
    address: null,
    held_at: at,
  })
  return after
}
