import type { Tile } from "@confetti/contract/tile"
import { useOpenJoin, useSession } from "../../features/session/index.ts"
import { type OpenedThought, ThoughtsSection } from "../../features/thoughts/index.ts"
import { usePageData } from "../../platform/session-scope.ts"
import "../../features/thoughts/thoughts.css"

// The end of a story, in one chunk: loaded once the story has settled, rendered when the reader gets near.
export { TileQuestion } from "../../features/games/index.ts"
export { EndingScreen } from "./ending/ending-screen.tsx"

type Props = { tile: Tile; opened: OpenedThought | null }

export function Thoughts({ tile, opened }: Props) {
  const { brand, uploads } = usePageData()
  const { state, userId } = useSession()
  const openJoin = useOpenJoin()
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
