import { rewardItem } from "@confetti/contract/rewards"
import { itemKinds } from "@confetti/domain/rewards/item-kind"
import { z } from "zod"

const variant = z.strictObject({ id: z.string(), name: z.string() })

/** A shop item of the content, without its stock and present availability. */
export const shopItem = rewardItem.extend({
  // Old items have no kind.
  kind: z.enum(itemKinds).default("goods"),
  variants: z.array(variant),
  isExample: z.boolean().default(false),
})

/** Paragraphs separated by empty lines, from text with one line each: YAML joins folded lines. */
export function paragraphsOf(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n\n")
}

export type ShopItem = z.infer<typeof shopItem>
