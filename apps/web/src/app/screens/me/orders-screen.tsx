import { t } from "@confetti/domain/messages/t"
import { refreshPoints } from "../../../features/points/index.ts"
import { useSession } from "../../../features/session/index.ts"
import { itemPath, OrdersPage, refreshShop, shopPath, useOrders } from "../../../features/shop/index.ts"
import { useReadCache } from "../../../platform/reads/use-reads.ts"
import { plainClick } from "../../../ui/plain-click.ts"
import { usePageData } from "../../../platform/session-scope.ts"
import { SubPage, type TabPageProps } from "../sub-page/sub-page.tsx"
import { useTurn } from "../sub-page/use-page-turn.ts"
import { useTitle } from "../use-title.ts"

export function OrdersScreen({ isShown }: TabPageProps) {
  const { turn } = useTurn()
  const cache = useReadCache()
  const { state } = useSession()
  const orders = useOrders(state === "signed-in")
  useTitle(t`Orders`, isShown)

  return (
    <SubPage
      above={{ href: "/me", name: t`Me` }}
      title="Orders"
      links={
        <a href={shopPath} onClick={plainClick(() => turn(shopPath))}>
          Go to the shop
        </a>
      }
    >
      <OrdersPage
        orders={state === "loading" ? undefined : orders}
        language={usePageData().brand.language}
        onChanged={() => Promise.all([refreshShop(cache), refreshPoints(cache)])}
        onShop={() => turn(shopPath)}
        onItem={(id) => turn(itemPath(id))}
      />
    </SubPage>
  )
}
