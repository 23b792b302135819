import type { Tile } from "@confetti/contract/tile"
import { useEffect, useRef } from "react"
import { useFeed } from "../../features/feed/index.ts"
import { onScreen, useTile } from "../../features/tile/index.ts"

/** The stage: its tile's slug, null for a card, the following tiles, and whether it is moving. */
export type Stage = { slug: string | null; next: readonly Tile[]; isMoving: boolean }

/** Milliseconds without movement after which the stage is at rest. */
const restsAfter = 140

type OpenedProps = {
  category: string | null
  openSlug: string
  /** The stage's tile; undefined while loading, and for a card. */
  current: Tile | undefined
  onLeave: () => void
}

type Props = Omit<OpenedProps, "openSlug"> & {
  /** Null while the story follows the stage. */
  openSlug: string | null
  next: readonly Tile[]
  onStage: (stage: Stage) => void
}

/** On a wide screen the stage and the story beside it show one tile: the story follows when the stage is at rest. */
export function StageFollower({ onStage, openSlug, next, ...rest }: Props) {
  const slug = rest.current?.slug ?? null
  const shown = useRef<string | null>(null)
  const upcoming = useRef(next)
  useEffect(() => {
    upcoming.current = next
  })
  const nextIds = next.map(({ id }) => id).join()
  useEffect(() => {
    const show = () => {
      shown.current = slug
      onStage({ slug, next: slug === null && nextIds !== "" ? upcoming.current : [], isMoving: false })
    }
    const feed = onScreen.feed?.element.current
    if (shown.current === null || slug === shown.current || !feed) return show()
    onStage({ slug: shown.current, next: [], isMoving: true })
    let timer = setTimeout(show, restsAfter)
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(show, restsAfter)
    }
    feed.addEventListener("scroll", wait, { passive: true })
    return () => {
      clearTimeout(timer)
      feed.removeEventListener("scroll", wait)
    }
  }, [slug, nextIds, onStage])
  return openSlug === null ? null : <OpenedOnStage openSlug={openSlug} {...rest} />
}

function OpenedOnStage({ category, openSlug, current, onLeave }: OpenedProps) {
  const feed = useFeed()
  const open = useTile(openSlug).data
  const agreed = useRef<string | null>(null)
  const left = useRef<string | null>(null)
  useEffect(() => {
    if (left.current === openSlug) return
    // The slug of a subtile is the same tile.
    if (current && [current, ...current.subtiles].some(({ slug }) => slug === openSlug)) agreed.current = openSlug
    else if (agreed.current === openSlug) {
      left.current = openSlug
      onLeave()
    } else if (open) feed.standOn(category, open.parentId ?? open.id)
  }, [feed, category, current, open, openSlug, onLeave])
  return null
}
