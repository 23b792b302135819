import type { Openness } from "@confetti/contract/page-data"
import type { ThoughtTab } from "@confetti/contract/thoughts"
import type { Tile } from "@confetti/contract/tile"
import { useState } from "react"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { thoughtsRead } from "../thoughts-reads.ts"
import { WriteThought } from "../write/write-thought.tsx"
import { firstTab } from "./first-tab.ts"
import { type OpenedThought, SharedThought } from "./shared-thought.tsx"
import { ThoughtTabs } from "./thought-tabs.tsx"
import { ThoughtsGhost } from "./thoughts-ghost.tsx"
import { ThoughtsPanel } from "./thoughts-panel.tsx"

type Props = {
  tile: Tile
  /** Null for nobody, undefined while it is not known who is here. */
  userId: string | null | undefined
  uploads: Openness
  language: string
  /** The one thought the tile was opened at. */
  opened: OpenedThought | null
  onJoin: () => void
}

/** What people think about a tile: where one writes, and the tabs INTERESTING and USER_TAKES. */
export function ThoughtsSection({ userId, ...props }: Props) {
  return (
    <div className="thoughts">
      <h2>Thoughts</h2>
      {userId === undefined ? <ThoughtsGhost /> : <Thoughts key={userId} userId={userId} {...props} />}
    </div>
  )
}

function Thoughts({ tile, userId, uploads, language, opened, onJoin }: Props & { userId: string | null }) {
  const counts = useRead(thoughtsRead(userId, tile.id, "INTERESTING", null)).data?.counts
  const [chosen, setChosen] = useState<ThoughtTab | null>(null)
  // Once known it stays: marks that come while somebody reads move nothing under their eyes.
  const first = firstTab(counts?.INTERESTING)
  if (chosen === null && first !== null) setChosen(first)
  const tab = chosen ?? "INTERESTING"
  const [now] = useState(() => Date.now())
  const showTakes = () => setChosen("USER_TAKES")
  const shown = { tile, language, now, onJoin }
  return (
    <>
      {opened && <SharedThought opened={opened} userId={userId} {...shown} />}
      <WriteThought tile={tile} userId={userId} uploads={uploads} onJoin={onJoin} onSent={showTakes} />
      <ThoughtTabs tab={tab} counts={counts} language={language} onChoose={setChosen}>
        <ThoughtsPanel
          key={tab}
          tab={tab}
          userId={userId}
          openedId={opened?.id ?? null}
          onTakes={showTakes}
          {...shown}
        />
      </ThoughtTabs>
    </>
  )
}
