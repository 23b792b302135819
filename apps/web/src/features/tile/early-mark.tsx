import type { Tile } from "@confetti/contract/tile"
import { isEarly } from "@confetti/domain/tile/early-access"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"

type Props = { tile: Pick<Tile, "publishedAt"> }

/** Says of a tile that its reader has it before everybody; nothing of any other. The server's clock may be another: not in the first paint. */
export function EarlyMark({ tile }: Props) {
  const isHydrated = useIsHydrated()
  if (!isHydrated || !isEarly(Date.parse(tile.publishedAt), Date.now())) return null
  return <span className="cover-mark">A day early</span>
}
