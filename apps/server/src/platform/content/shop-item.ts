import { rewardItem } from "@confetti/contract/rewards"
import { itemKinds } from "@confetti/domain/rewards/item-kind"
import { z } from "zod"

const variant = z.strictObject({ id: z.string(), name: z.string() })

/** Something of the shop as the content has it: how many are left stands in the stock, and what it gives just now in the tiles. */
export const shopItem = rewardItem.extend({
  // Kept before anything was digital, it says nothing of it.
  kind: z.enum(itemKinds).default("goods"),
  variants: z.array(variant),
  isExample: z.boolean().default(false),
})

/** Paragraphs, an empty line between two, of text in which each line is one: YAML leaves a line a paragraph where it folds them. */
export function paragraphsOf(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n\n")
}

export type ShopItem = z.infer<typeof shopItem>
