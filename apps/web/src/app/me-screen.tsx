import { slugOfPath } from "@confetti/domain/tile-stack"
import { useLocation } from "wouter"
import { followedTiles, likedTiles } from "../features/likes/index.ts"
import { Shelf } from "../features/me/index.ts"
import "../features/me/me.css"
import { useSession } from "../features/session/index.ts"
import "../ui/mosaic.css"
import "../ui/page.css"
import "../ui/portrait.css"
import { useIsHydrated } from "../ui/use-is-hydrated.ts"
import { usePageData } from "./page-data.tsx"
import type { OpenSheet } from "./sheets.tsx"
import { useCategories } from "./use-categories.ts"
import { useTitle } from "./use-title.ts"

type Props = { onOpen: (slug: string) => void; onShow: (sheet: OpenSheet) => void }

export function MeScreen({ onOpen, onShow }: Props) {
  const [path, navigate] = useLocation()
  const session = useSession()
  const { brand } = usePageData()
  const categories = useCategories()
  const likedIds = likedTiles.useAll()
  const followedIds = followedTiles.useAll()
  // The server does not know this device: until it was asked, an empty list says nothing.
  const isKnown = useIsHydrated()
  useTitle("Me", slugOfPath(path) === null)

  return (
    <Shelf
      session={session}
      likedIds={isKnown ? likedIds : null}
      followedIds={followedIds}
      categories={categories}
      language={brand.language}
      onOpen={(tile) => onOpen(tile.slug)}
      onFeed={() => navigate("/")}
      onEdit={() => navigate("/settings")}
      onInvite={() => onShow({ kind: "invite" })}
    />
  )
}
