import { t } from "@confetti/domain/messages/t"
import { useMemo } from "react"
import { followedTilesOf, likedTilesOf } from "../../features/likes/index.ts"
import { PointsPanel, Shelf, ShopShelf } from "../../features/me/index.ts"
import { HistoryLink, useHistory, wholeHistory } from "../../features/novelty/index.ts"
import { usePoints } from "../../features/points/index.ts"
import { useSession } from "../../features/session/index.ts"
import { itemPath, shopPath, ShopStrip, useOrders, useShop } from "../../features/shop/index.ts"
import { useLocation } from "../../platform/location.ts"
import { loadPatiently } from "../../platform/retry.ts"
import { lazyScreen } from "../../ui/lazy-screen.tsx"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"
import { useScope } from "../../platform/session-scope.ts"
import { useRecordClaims } from "../session/use-record-claims.ts"
import { LearnedSlot } from "./me/learned-slot.tsx"
import { NextInReach } from "./me/next-in-reach.tsx"
import type { TabPageProps } from "./sub-page/sub-page.tsx"
import { useTurn } from "./sub-page/use-page-turn.ts"
import { useCategories } from "./use-categories.ts"
import { useTitle } from "./use-title.ts"

/** Only for signed-in people. The shelf works without it. */
const OwnThoughts = lazyScreen(
  () => loadPatiently(() => import("../../features/thoughts/own/index.ts")).then((module) => module.OwnThoughts),
  null,
  () => null,
)

export function MeScreen({ isShown, onOpen, onInvite }: TabPageProps) {
  const [, navigate] = useLocation()
  useRecordClaims()
  const { turn } = useTurn()
  const session = useSession()
  const scope = useScope()
  const { brand, thoughts } = scope.page
  const { language } = brand
  const categories = useCategories()
  const likedIds = likedTilesOf(scope).useAll()
  const followedIds = followedTilesOf(scope).useAll()
  const isSignedIn = session.state === "signed-in"
  const points = usePoints(isSignedIn)
  const history = useHistory(session, wholeHistory)
  const knownIds = useMemo(
    () => new Set(history.entries.flatMap(({ tileId, rating }) => (rating === "known" ? tileId : []))),
    [history.entries],
  )
  const shop = useShop()
  const orders = useOrders(isSignedIn)
  // The server does not know the device's likes: an empty list means nothing yet.
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
      onInvite={onInvite}
    />
  )
}
