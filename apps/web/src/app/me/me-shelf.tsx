import { useLocation } from "../../platform/location.ts"
import { followedTiles, likedTiles } from "../../features/likes/index.ts"
import { PointsLink, Shelf, ShopShelf } from "../../features/me/index.ts"
import { usePoints } from "../../features/points/index.ts"
import { useSession } from "../../features/session/index.ts"
import { itemPath, ShopStrip, shopPath, useOrders, useShop } from "../../features/shop/index.ts"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"
import { usePageData } from "../page-data.tsx"
import { useCategories } from "../use-categories.ts"
import { useTitle } from "../use-title.ts"
import type { MePageProps } from "./me-page.tsx"
import { useTurn } from "./use-page-turn.ts"

/** A reader's shelf, and the doors to what lies below it. */
export function MeShelf({ isShown, onOpen, onShow }: MePageProps) {
  const [, navigate] = useLocation()
  const { turn } = useTurn()
  const session = useSession()
  const { language } = usePageData().brand
  const categories = useCategories()
  const likedIds = likedTiles.useAll()
  const followedIds = followedTiles.useAll()
  const isSignedIn = session.state === "signed-in"
  const points = usePoints(isSignedIn)
  const shop = useShop()
  const orders = useOrders(isSignedIn)
  // The server does not know this device: until it was asked, an empty list says nothing.
  const isKnown = useIsHydrated()
  useTitle("Me", isShown)

  return (
    <Shelf
      session={session}
      likedIds={isKnown ? likedIds : null}
      followedIds={followedIds}
      categories={categories}
      language={language}
      points={isSignedIn && <PointsLink overview={points.data ?? null} language={language} onOpen={turn} />}
      shop={
        session.state !== "loading" && (
          <ShopShelf orders={orders.data?.length ?? 0} onOpen={turn} shopPath={shopPath}>
            {shop.data && (
              <ShopStrip
                items={shop.data.items}
                balance={points.data?.balance ?? null}
                language={language}
                onOpen={(id) => turn(itemPath(id))}
              />
            )}
          </ShopShelf>
        )
      }
      onOpen={(tile) => onOpen(tile.slug)}
      onFeed={() => navigate("/")}
      onEdit={() => navigate("/settings")}
      onInvite={() => onShow({ kind: "invite" })}
    />
  )
}
