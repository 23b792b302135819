import { t } from "@confetti/domain/messages/t"
import { slugOfPath } from "@confetti/domain/navigation/tile-stack"
import { useEffect, useMemo, useRef, useState } from "react"
import { followedTiles, likedTiles } from "../../features/likes/index.ts"
import { PointsPanel, Shelf, ShopShelf } from "../../features/me/index.ts"
import { HistoryLink, useHistory, wholeHistory } from "../../features/novelty/index.ts"
import { usePoints } from "../../features/points/index.ts"
import { useSession } from "../../features/session/index.ts"
import { itemPath, shopPath, ShopStrip, useOrders, useShop } from "../../features/shop/index.ts"
import { inHue } from "../../features/tile/index.ts"
import { useLocation } from "../../platform/location.ts"
import { useLook } from "../../platform/look.ts"
import { lazyScreen } from "../../ui/lazy-screen.tsx"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"
import { useIsSettled } from "../../ui/use-is-settled.ts"
import { usePageData } from "../page-data.tsx"
import { useRecordClaims } from "../session/use-record-claims.ts"
import type { OpenSheet } from "../sheets/open-sheet.ts"
import { LearnedSlot } from "./me/learned-slot.tsx"
import type { MePageProps } from "./me/me-page-props.ts"
import { NextInReach } from "./me/next-in-reach.tsx"
import { usePageTurn, useTurn } from "./sub-page/use-page-turn.ts"
import { useCategories } from "./use-categories.ts"
import { useTitle } from "./use-title.ts"
import "../../features/me/me.css"
import "../../features/novelty/history-link.css"
import "../../features/novelty/week-panel.css"
import "../../features/points/points.css"
import "../../features/shop/item.css"
import "../../features/shop/next-reward.css"
import "../../features/shop/orders.css"
import "../../features/shop/shop.css"
import "../../features/shop/way-bar.css"
import "../../ui/mosaic.css"
import "../../ui/page.css"
import "../../ui/portrait.css"
import "./sub-page/sub-page.css"

/** Only somebody signed in has any. */
const OwnThoughts = lazyScreen(
  () => import("../../features/thoughts/own/index.ts").then((module) => module.OwnThoughts),
  null,
)

/** The pages below the shelf, each in a file of its own. */
const pages = {
  history: lazyScreen<MePageProps>(() => import("./me/history-screen.tsx").then((module) => module.HistoryScreen)),
  points: lazyScreen<MePageProps>(() => import("./me/points-screen.tsx").then((module) => module.PointsScreen)),
  shop: lazyScreen<MePageProps>(() => import("./me/shop-screen.tsx").then((module) => module.ShopScreen)),
  item: lazyScreen<MePageProps>(() => import("./me/item-screen.tsx").then((module) => module.ItemScreen)),
  year: lazyScreen<MePageProps>(() => import("./me/year-screen.tsx").then((module) => module.YearScreen)),
  orders: lazyScreen<MePageProps>(() => import("./me/orders-screen.tsx").then((module) => module.OrdersScreen)),
}

// The page that is opened first must be there when it is drawn; the server draws all of them.
const firstPages = "document" in globalThis ? [pageOf(location.pathname)] : Object.values(pages)
await Promise.allSettled(firstPages.flatMap((page) => (page ? [page.preload()] : [])))

function pageOf(path: string) {
  const [, , name, id] = path.split("/")
  if (name === "shop" && id !== undefined) return pages.item
  return name === "history" || name === "year" || name === "points" || name === "shop" || name === "orders"
    ? pages[name]
    : null
}

type Props = { onOpen: (slug: string) => void; onShow: (sheet: OpenSheet) => void }

/** The Me tab: the shelf, and the pages below it. A tile that is opened lies over the page it was opened from. */
export function MeScreen({ onOpen, onShow }: Props) {
  const [path] = useLocation()
  const isCovered = slugOfPath(path) !== null
  const [shown, setShown] = useState(isCovered ? "/me" : path)
  if (!isCovered && shown !== path) setShown(path)
  const box = useRef<HTMLDivElement>(null)
  usePageTurn(box, shown)
  useRecordClaims()
  const isSettled = useIsSettled()
  useEffect(() => {
    // Whoever is here may go on to any of them. What can't be had now comes when it is needed.
    if (isSettled) for (const page of Object.values(pages)) void page.preload().catch(() => undefined)
  }, [isSettled])

  const { hue } = useLook(usePageData().look)
  const Page = pageOf(shown) ?? MeShelf
  const own = hue === null ? { className: "sub-pages" } : inHue(hue, "sub-pages own-hue")
  return (
    <div {...own} ref={box} tabIndex={-1}>
      <Page key={shown} path={shown} isShown={!isCovered} onOpen={onOpen} onShow={onShow} />
    </div>
  )
}

/** A reader's shelf, and the doors to what lies below it. */
function MeShelf({ isShown, onOpen, onShow }: MePageProps) {
  const [, navigate] = useLocation()
  const { turn } = useTurn()
  const session = useSession()
  const { brand, thoughts } = usePageData()
  const { language } = brand
  const categories = useCategories()
  const likedIds = likedTiles.useAll()
  const followedIds = followedTiles.useAll()
  const isSignedIn = session.state === "signed-in"
  const points = usePoints(isSignedIn)
  const history = useHistory(session, wholeHistory)
  const knownIds = useMemo(
    () => new Set(history.entries.flatMap(({ tileId, rating }) => (rating === "known" ? tileId : []))),
    [history.entries],
  )
  const shop = useShop()
  const orders = useOrders(isSignedIn)
  // The server does not know this device: until it was asked, an empty list says nothing.
  const isKnown = useIsHydrated()
  useTitle(t`Me`, isShown)

  return (
    <Shelf
      session={session}
      likedIds={isKnown ? likedIds : null}
      followedIds={followedIds}
      categories={categories}
      language={language}
      points={
        isSignedIn && (
          <PointsPanel overview={points.data ?? null} language={language} next={<NextInReach />} onOpen={turn} />
        )
      }
      history={
        session.state !== "loading" && (
          <>
            <HistoryLink summary={history.summary} categories={categories} language={language} onOpen={turn} />
            <LearnedSlot
              session={session}
              knownIds={knownIds}
              categories={categories}
              language={language}
              onOpen={onOpen}
              onTurn={turn}
            />
          </>
        )
      }
      shop={
        session.state !== "loading" && (
          <ShopShelf orders={orders.pages[0]?.redemptions.length ?? 0} onOpen={turn} shopPath={shopPath}>
            {shop.data && (
              <ShopStrip
                items={shop.data.items}
                wallet={points.data ?? null}
                language={language}
                onOpen={(id) => turn(itemPath(id))}
              />
            )}
          </ShopShelf>
        )
      }
      thoughts={
        session.userId !== null &&
        thoughts !== "off" && (
          <OwnThoughts userId={session.userId} language={language} onOpen={onOpen} onFeed={() => navigate("/")} />
        )
      }
      onOpen={(tile) => onOpen(tile.slug)}
      onFeed={() => navigate("/")}
      onEdit={() => navigate("/settings", { state: { asks: "name" } })}
      onInvite={() => onShow({ kind: "invite" })}
    />
  )
}
