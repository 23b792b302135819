import { t } from "@confetti/domain/messages/t"
import { useEffect, useState } from "react"
import { HueChoice, IconChoice } from "../../../features/perks/index.ts"
import { overviewRead, refreshPoints, usePoints } from "../../../features/points/index.ts"
import { useOpenJoin, useSession } from "../../../features/session/index.ts"
import { ItemPage, ItemStandIn, refreshShop, shopPath, useShop } from "../../../features/shop/index.ts"
import { useReadCache } from "../../../platform/reads/use-reads.ts"
import { usePageData } from "../../../platform/session-scope.ts"
import { lazyScreen } from "../../../ui/lazy-screen.tsx"
import { NotLoaded } from "../../sheets/open-sheet.tsx"
import { SubPage, type TabPageProps } from "../sub-page/sub-page.tsx"
import { useTurn } from "../sub-page/use-page-turn.ts"
import { useCategories } from "../use-categories.ts"
import { useTitle } from "../use-title.ts"
import { ShopLinks } from "./shop-screen.tsx"

/** Lazy, because validating addresses needs much code. */
const Redeem = lazyScreen(
  () => import("../../../features/shop/redeem/index.ts").then((module) => module.RedeemSheet),
  null,
  NotLoaded,
)

export function ItemScreen({ path, isShown }: TabPageProps) {
  const { turn, back } = useTurn()
  const cache = useReadCache()
  const { state, user, userId } = useSession()
  const openJoin = useOpenJoin()
  const { brand } = usePageData()
  const { language } = brand
  const shop = useShop()
  const wallet = usePoints(state === "signed-in").data ?? null
  const balance = wallet?.balance ?? null
  const categories = useCategories()
  const id = decodeURIComponent(path.slice(shopPath.length + 1))
  const item = shop.data?.items.find((each) => each.id === id)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isGetting, setGetting] = useState(false)
  useTitle(item?.title ?? t`Shop`, isShown)
  useEffect(() => {
    if (userId !== null) void Redeem.preload().catch(() => undefined)
  }, [userId])

  const onBalanceChanged = async () => {
    await Promise.all([refreshShop(cache), cache.load(overviewRead, 0)])
    void refreshPoints(cache)
    return cache.peek(overviewRead).data?.balance ?? null
  }
  // The first available one by default.
  const variant = chosen ?? item?.variants.find(({ left }) => left > 0)?.id ?? ""
  const choice = (
    <>
      {user && item?.kind === "hue" && <HueChoice user={user} categories={categories} brandName={brand.name} />}
      {user && item?.kind === "icon" && <IconChoice user={user} brand={brand} />}
    </>
  )
  return (
    <SubPage
      above={{ href: shopPath, name: t`Shop` }}
      title={null}
      links={<ShopLinks balance={balance} hasOrders={false} language={language} onTurn={turn} />}
    >
      {item ? (
        <ItemPage
          item={item}
          wallet={wallet}
          isGuest={state === "anonymous"}
          language={language}
          variant={variant}
          choice={choice}
          onVariant={setChosen}
          onGet={() => setGetting(true)}
          onJoin={() => openJoin("join")}
          onEarn={() => turn("/me/points")}
        />
      ) : (
        <ItemStandIn shop={shop} onShop={() => back(shopPath)} />
      )}
      {isGetting && item && userId !== null && (
        <Redeem
          item={item}
          variant={variant}
          countries={shop.data?.countries ?? []}
          balance={balance ?? 0}
          userId={userId}
          language={language}
          choice={choice}
          onBalanceChanged={onBalanceChanged}
          onOrders={() => turn("/me/orders")}
          onShelf={() => back("/me")}
          onShop={() => back(shopPath)}
          onClose={() => setGetting(false)}
        />
      )}
    </SubPage>
  )
}
