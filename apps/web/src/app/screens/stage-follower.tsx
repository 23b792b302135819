import type { Tile } from "@confetti/contract/tile"
import { layoutKindOf } from "@confetti/domain/navigation/layout-kind"
import { useEffect, useRef } from "react"
import { showOnStage } from "../../features/feed/stage/index.ts"
import { useTile } from "../../features/tile/index.ts"

type Props = {
  category: string | null
  /** The tile that is open beside the stage. */
  openSlug: string
  /** The one on the stage; undefined while it has not arrived, and for a card. */
  current: Tile | undefined
  onLeave: () => void
}

/** On a wide screen the stage and the story beside it show one tile: the stage goes to what is opened, and moved on it closes the story. */
export function StageFollower({ category, openSlug, current, onLeave }: Props) {
  const open = useTile(openSlug).data
  const agreed = useRef<string | null>(null)
  const left = useRef<string | null>(null)
  useEffect(() => {
    if (layoutKindOf(innerWidth) === "mobile" || left.current === openSlug) return
    // Opened by the slug of one of its subtiles it is the same tile.
    if (current && [current, ...current.subtiles].some(({ slug }) => slug === openSlug)) agreed.current = openSlug
    else if (agreed.current === openSlug) {
      left.current = openSlug
      onLeave()
    }
    // A part of a tile stands in no feed.
    else if (open && open.parentId === null) showOnStage(category, open)
  }, [category, current, open, openSlug, onLeave])
  return null
}
