import type { Tile } from "@confetti/contract/tile"
import { openJoin, useSession } from "../../features/session/index.ts"
import { type OpenedThought, ThoughtsSection } from "../../features/thoughts/index.ts"
import "../../features/thoughts/thoughts.css"
import { usePageData } from "../page-data.tsx"

export type ThoughtsScreenProps = { tile: Tile; opened: OpenedThought | null }

/** What people think about a tile, for whoever is here, in a file of its own. */
export function ThoughtsScreen({ tile, opened }: ThoughtsScreenProps) {
  const { brand, uploads } = usePageData()
  const { state, userId } = useSession()
  return (
    <ThoughtsSection
      tile={tile}
      userId={state === "loading" ? undefined : userId}
      uploads={uploads}
      language={brand.language}
      opened={opened}
      onJoin={() => openJoin("join")}
    />
  )
}
