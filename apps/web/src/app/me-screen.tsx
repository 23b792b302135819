import { useLocation } from "wouter"
import { slugOfPath } from "@confetti/domain/tile-stack"
import { followedTiles, likedTiles } from "../features/likes/index.ts"
import { Shelf } from "../features/me/index.ts"
import "../features/me/me.css"
import "../ui/mosaic.css"
import "../ui/page.css"
import { useIsHydrated } from "../ui/use-is-hydrated.ts"
import { usePageData } from "./page-data.tsx"
import type { OpenSheet } from "./sheets.tsx"
import { useCategories } from "./use-categories.ts"
import { useTitle } from "./use-title.ts"

type Props = { onOpen: (slug: string) => void; onShow: (sheet: OpenSheet) => void }

/** `onShow({ kind: "invite" })` opens the invitation. */
export function MeScreen({ onOpen }: Props) {
  const [path, navigate] = useLocation()
  const { brand } = usePageData()
  const categories = useCategories()
  const likedIds = likedTiles.useAll()
  const followedIds = followedTiles.useAll()
  // The server does not know this device: until it was asked, an empty list says nothing.
  const isKnown = useIsHydrated()
  useTitle("Me", slugOfPath(path) === null)

  return (
    <Shelf
      likedIds={isKnown ? likedIds : null}
      followedIds={followedIds}
      categories={categories}
      language={brand.language}
      onOpen={(tile) => onOpen(tile.slug)}
      onFeed={() => navigate("/")}
    />
  )
}
