import { useIsWide } from "../../../ui/use-is-wide.ts"
import type { Navigation } from "../../navigation/use-navigation-stack.ts"
import { useNextTile } from "./use-next-tile.ts"

/** What follows a story where it stands, and the step there. */
export function useGoOn(tileId: string, navigation: Navigation) {
  const isWide = useIsWide()
  const { next, follow } = useNextTile(tileId, navigation)
  const { section, visited } = navigation.stack
  const isBesideStage = isWide && section === "homefeed"
  const tile = typeof next === "object" ? next.tile : undefined
  return {
    next,
    isBesideStage,
    /** The next tile, once it has arrived. */
    tile,
    /** Whether there is nothing more to wait for. */
    isKnown: tile !== undefined || typeof next !== "object" || next.isError,
    goOn() {
      if (!tile) return
      // A story that only stands beside the stage is no visit yet; and a stage follows what is opened by itself.
      if (visited.length === 0) navigation.open(tile.slug)
      else navigation.goOn(tile.slug, isBesideStage ? () => undefined : follow)
    },
  }
}
