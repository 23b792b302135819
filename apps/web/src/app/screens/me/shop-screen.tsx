import { usePoints } from "../../../features/points/index.ts"
import { useSession } from "../../../features/session/index.ts"
import { itemPath, ShopPage, useOrders, useShop } from "../../../features/shop/index.ts"
import { usePageData } from "../../page-data.tsx"
import { useTitle } from "../use-title.ts"
import { MePage, type MePageProps } from "./me-page.tsx"
import { ShopLinks } from "./shop-links.tsx"
import { useTurn } from "./use-page-turn.ts"

export function ShopScreen({ isShown }: MePageProps) {
  const { turn } = useTurn()
  const isSignedIn = useSession().state === "signed-in"
  const { language } = usePageData().brand
  const balance = usePoints(isSignedIn).data?.balance ?? null
  const orders = useOrders(isSignedIn)
  useTitle("Shop", isShown)

  return (
    <MePage
      above={{ href: "/me", name: "Me" }}
      title="Shop"
      links={
        <ShopLinks balance={balance} hasOrders={(orders.data?.length ?? 0) > 0} language={language} onTurn={turn} />
      }
    >
      <ShopPage shop={useShop()} balance={balance} language={language} onOpen={(id) => turn(itemPath(id))} />
    </MePage>
  )
}
