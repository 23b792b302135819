import type { Tile } from "@confetti/contract/tile"
import { type RefObject, useEffect, useRef, useState } from "react"
import { stripInView } from "../../features/tile/index.ts"
import { prefersStillness } from "../../ui/prefers-stillness.ts"
import { useIsWide } from "../../ui/use-is-wide.ts"
import { topOf } from "./top-of.ts"

type Staged = { tileId: string; id: string | null }

/**
 * The subtile of this tile that is read on the stage of a wide screen; null for its cover. The story beside it goes along when its reader
 * turns to another one there, and stays at their line when it has only just come.
 */
export function useStagedSubtile(
  screen: RefObject<HTMLElement | null>,
  tile: Tile | null | undefined,
  isBesideStage: boolean,
): string | null {
  const isWide = useIsWide()
  const strip = stripInView.useValue()
  const [held, setHeld] = useState<Staged | null>(null)
  // A stage that is moved on says nothing of the story that is still there.
  const isOurs = tile && strip?.tileId === tile.id
  const id = isOurs ? (tile.subtiles[strip.page - 1]?.id ?? null) : (held?.id ?? null)
  if (isOurs && (held?.tileId !== tile.id || held.id !== id)) setHeld({ tileId: tile.id, id })
  const stagedId = isWide && isBesideStage ? id : null
  const shown = useRef<Staged | null>(null)
  useEffect(() => {
    const before = shown.current
    shown.current = held
    if (!screen.current || !isWide || !isBesideStage || !held || before?.tileId !== held.tileId) return
    if (before.id === held.id) return
    const top = topOf(screen.current, held.id ?? undefined)
    screen.current.scrollTo({ top, behavior: prefersStillness() ? "instant" : "smooth" })
  }, [screen, held, isWide, isBesideStage])
  return stagedId
}
