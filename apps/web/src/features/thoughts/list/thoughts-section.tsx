import type { Openness } from "@confetti/contract/page-data"
import type { Tile } from "@confetti/contract/tile"

type Props = {
  tile: Tile
  userId: string | null
  uploads: Openness
  onJoin: () => void
}

/** What people think about a tile: the tabs INTERESTING and USER_TAKES, and where one writes. */
export function ThoughtsSection(_props: Props) {
  return null
}
