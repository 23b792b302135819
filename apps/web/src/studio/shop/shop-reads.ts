import type { ShopDeskItem } from "@confetti/contract/shop-items"
import { studioCall } from "../access/studio-call.ts"

/** Everything in the shop, with what is archived: some hundred items at most. */
export const shopRead = {
  key: "studio-shop",
  read: async (): Promise<readonly ShopDeskItem[]> => {
    const items: ShopDeskItem[] = []
    for (let after: string | null = null; ; ) {
      const page: { items: ShopDeskItem[]; next: string | null } = await studioCall("rewards-list_shop", {
        limit: 100,
        ...(after !== null && { after }),
      })
      items.push(...page.items)
      if (page.next === null) return items
      after = page.next
    }
  },
}

export const shopPath = "/studio/shop"
