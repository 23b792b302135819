import type { Shop } from "@confetti/contract/rewards"
import { t } from "@confetti/domain/messages/t"
import type { Read } from "../../../platform/reads/use-reads.ts"
import { plainClick } from "../../../ui/plain-click.ts"
import { Trouble } from "../../../ui/trouble.tsx"

/** Where an item should be, and is not, or not yet. */
export function ItemStandIn({ shop, onShop }: { shop: Read<Shop>; onShop: () => void }) {
  if (shop.isError) {
    const about = shop.isOffline
      ? t`Your points are safe. It shows itself as soon as you are online again.`
      : t`Your points are safe. Please try again in a moment.`
    return <Trouble isOffline={shop.isOffline} title="The shop did not arrive" about={about} onRetry={shop.retry} />
  }
  if (!shop.data) return <div className="item-ghost" role="status" aria-label="Fetching it from the shop" />
  return (
    <div className="stand-in">
      <h1>Not in the shop any more</h1>
      <p>Somebody took it off its shelf. What you have ordered of it stays yours.</p>
      <a className="button primary" href="/me/shop" onClick={plainClick(onShop)}>
        See what else there is
      </a>
    </div>
  )
}
