import type { Shop } from "@confetti/contract/rewards"
import { t } from "@confetti/domain/messages/t"
import type { Read } from "../../platform/reads/use-reads.ts"
import { ErrorNote } from "../../ui/error-note.tsx"
import { ItemCard } from "./item-card.tsx"
import type { Wallet } from "./reach.ts"
import "./shop.css"

type Props = {
  shop: Read<Shop>
  /** Null for guests, and while unknown. */
  wallet: Wallet | null
  language: string
  onOpen: (id: string) => void
}

const firstCards = 4

export function ShopPage({ shop, wallet, language, onOpen }: Props) {
  if (shop.isError) {
    const about = shop.isOffline
      ? t`Your points are safe. The shop will load when you are back online.`
      : t`Your points are safe. Please try again in a moment.`
    return <ErrorNote isOffline={shop.isOffline} title="Could not load the shop" about={about} onRetry={shop.retry} />
  }
  if (!shop.data) return <ShopGhost />
  if (shop.data.items.length === 0) {
    return <p className="mt-4 ink-2 text-3">Nothing in the shop right now. Your points don’t expire.</p>
  }
  return (
    <ul className="items grid cols-2 gap-3 mt-5">
      {shop.data.items.map((item, at) => (
        <li key={item.id} className="grid">
          <ItemCard
            item={item}
            wallet={wallet}
            language={language}
            sizes="(min-width: 1000px) 380px, (min-width: 600px) 33vw, 50vw"
            isNear={at < firstCards}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  )
}

function ShopGhost() {
  return (
    <div role="status" aria-label="Loading the shop">
      <ul className="items grid cols-2 gap-3 mt-5" aria-hidden="true">
        {Array.from({ length: 6 }, (_, at) => (
          <li key={at} className="grid">
            <div className="item-ghost skeleton" />
          </li>
        ))}
      </ul>
    </div>
  )
}
