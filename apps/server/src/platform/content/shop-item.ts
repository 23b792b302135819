import { rewardItem } from "@confetti/contract/rewards"
import { z } from "zod"

const variant = z.strictObject({ id: z.string(), name: z.string() })

/** Something of the shop as the content has it: how many are left stands in the stock, and changes with every order. */
export const shopItem = rewardItem.extend({
  variants: z.array(variant).min(1),
  isExample: z.boolean().default(false),
})

export type ShopItem = z.infer<typeof shopItem>
