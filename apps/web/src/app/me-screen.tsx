import { slugOfPath } from "@confetti/domain/tile-stack"
import { useEffect, useRef, useState } from "react"
import { useLocation } from "../platform/location.ts"
import "../features/me/me.css"
import "../features/points/points.css"
import "../features/shop/item.css"
import "../features/shop/orders.css"
import "../features/shop/shop.css"
import "../ui/mosaic.css"
import "../ui/page.css"
import "../ui/portrait.css"
import { useIsSettled } from "../ui/use-is-settled.ts"
import { lazyScreen } from "./lazy-screen.tsx"
import "./me/me-page.css"
import type { MePageProps } from "./me/me-page.tsx"
import { MeShelf } from "./me/me-shelf.tsx"
import { usePageTurn } from "./me/use-page-turn.ts"
import type { OpenSheet } from "./sheets.tsx"
import { useRecordClaims } from "./use-record-claims.ts"

/** The pages below the shelf, each in a file of its own. */
const pages = {
  points: lazyScreen<MePageProps>(() => import("./me/points-screen.tsx").then((module) => module.PointsScreen)),
  shop: lazyScreen<MePageProps>(() => import("./me/shop-screen.tsx").then((module) => module.ShopScreen)),
  item: lazyScreen<MePageProps>(() => import("./me/item-screen.tsx").then((module) => module.ItemScreen)),
  orders: lazyScreen<MePageProps>(() => import("./me/orders-screen.tsx").then((module) => module.OrdersScreen)),
}

// The page that is opened first must be there when it is drawn; the server draws all of them.
const firstPages = "document" in globalThis ? [pageOf(location.pathname)] : Object.values(pages)
await Promise.allSettled(firstPages.flatMap((page) => (page ? [page.preload()] : [])))

function pageOf(path: string) {
  const [, , name, id] = path.split("/")
  if (name === "shop" && id !== undefined) return pages.item
  return name === "points" || name === "shop" || name === "orders" ? pages[name] : null
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

  const Page = pageOf(shown) ?? MeShelf
  return (
    <div className="me-page" ref={box} tabIndex={-1}>
      <Page key={shown} path={shown} isShown={!isCovered} onOpen={onOpen} onShow={onShow} />
    </div>
  )
}
