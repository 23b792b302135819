import type { RewardItem } from "@confetti/contract/rewards"
import { nearest } from "../reach.ts"
import { ItemCard } from "./item-card.tsx"

type Props = {
  items: readonly RewardItem[]
  balance: number | null
  language: string
  onOpen: (id: string) => void
}

const most = 5

/** A few things of the shop, as near as they come. */
export function ShopStrip({ items, balance, language, onOpen }: Props) {
  return (
    <ul className="item-strip">
      {nearest(items, balance, most).map((item) => (
        <li key={item.id}>
          <ItemCard item={item} balance={balance} language={language} sizes="240px" onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}
