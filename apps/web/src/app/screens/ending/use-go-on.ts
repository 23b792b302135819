import type { Tile } from "@confetti/contract/tile"
import { useState } from "react"
import { feedOf, useNextInFeed } from "../../../features/feed/index.ts"
import { followedTilesOf, likedTilesOf } from "../../../features/likes/index.ts"
import { useFoundIds } from "../../../features/search/index.ts"
import { useTilePages } from "../../../features/tile/index.ts"
import { useScope } from "../../../platform/session-scope.ts"
import { useIsWide } from "../../../ui/use-is-wide.ts"
import type { Navigation } from "../../navigation/use-navigation-stack.ts"
import { useCategories } from "../use-categories.ts"

/** `end`: nothing follows. `elsewhere`: the open tile is not in the list below it. */
type Next = "end" | "elsewhere" | { id: string; tile: Tile | undefined; isError: boolean; retry: () => void }

export function useGoOn(tileId: string, navigation: Navigation) {
  const isWide = useIsWide()
  const { next, follow } = useNextTile(tileId, navigation)
  const { section, visited } = navigation.stack
  const isBesideStage = isWide && section === "homefeed"
  const tile = typeof next === "object" ? next.tile : undefined
  return {
    next,
    isBesideStage,
    tile,
    isKnown: tile !== undefined || typeof next !== "object" || next.isError,
    goOn() {
      if (!tile) return
      // A story beside the stage is no visit yet; the stage follows opened tiles itself.
      if (visited.length === 0) navigation.open(tile.slug)
      else navigation.goOn(tile.slug, isBesideStage ? () => undefined : follow)
    },
  }
}

function useNextTile(openId: string, { stack }: Pick<Navigation, "stack">) {
  const { section, terms } = stack
  const scope = useScope()
  const feed = feedOf(scope)
  const inFeed = useNextInFeed(openId)
  const categories = useCategories()
  const topic = categories.find(({ slug }) => slug === terms.t)?.slug ?? null
  const found = useFoundIds(section === "search" ? { q: terms.q ?? "", topic } : null)
  const liked = useShelfOrder(openId, likedTilesOf(scope).useAll())
  const followed = useShelfOrder(openId, followedTilesOf(scope).useAll())

  const lists = section === "search" ? [found] : [liked, followed]
  const here = section === "homefeed" ? inFeed : nextOf(lists, openId)
  const id = here && "id" in here ? here.id : undefined
  const known = section === "homefeed" ? inFeed?.tile : undefined
  const read = useTilePages(id === undefined || known ? [] : [[id]])
  const next: Next =
    here === undefined
      ? "elsewhere"
      : here === null || id === undefined
        ? "end"
        : { id, tile: known ?? read.tiles[0], isError: read.isError, retry: read.retry }
  return {
    next,
    follow: () => {
      if (section === "homefeed" && id !== undefined) feed.goOn(openId, id)
    },
  }
}

/** The id after this one in the first list that has it; null after the last, undefined if in none. */
function nextOf(lists: readonly (readonly string[] | undefined)[], openId: string): { id: string } | null | undefined {
  const list = lists.find((ids) => ids?.includes(openId))
  if (!list) return undefined
  const id = list[list.indexOf(openId) + 1]
  return id === undefined ? null : { id }
}

/** A shelf's order including this tile, so that unliking it while reading keeps its place. */
function useShelfOrder(openId: string, ids: readonly string[]): readonly string[] {
  const [held, setHeld] = useState(ids)
  if (ids !== held && ids.includes(openId)) setHeld(ids)
  return held
}
