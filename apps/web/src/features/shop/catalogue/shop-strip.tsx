import type { RewardItem } from "@confetti/contract/rewards"
import { nearest, type Wallet } from "../reach.ts"
import { ItemCard } from "./item-card.tsx"

type Props = {
  items: readonly RewardItem[]
  wallet: Wallet | null
  language: string
  onOpen: (id: string) => void
}

const most = 5

/** A few things of the shop, as near as they come. */
export function ShopStrip({ items, wallet, language, onOpen }: Props) {
  return (
    <ul className="item-strip">
      {nearest(items, wallet, most).map((item) => (
        <li key={item.id}>
          <ItemCard item={item} wallet={wallet} language={language} sizes="240px" onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}
