import type { Tile } from "@confetti/contract/tile"
import { type RefObject, useState } from "react"
import type { OpenedThought } from "../../features/thoughts/index.ts"
import { ErrorBoundary } from "../../ui/error-boundary.tsx"
import { Trouble } from "../../ui/trouble.tsx"
import { lazyScreen } from "../../ui/lazy-screen.tsx"
import { NearSlot } from "./near-slot.tsx"
import type { ThoughtsScreenProps } from "./thoughts-screen.tsx"

const Thoughts = lazyScreen<ThoughtsScreenProps>(
  () => import("./thoughts-screen.tsx").then((module) => module.ThoughtsScreen),
  <div className="waiting thoughts-waiting" role="status" aria-label="Fetching the thoughts" />,
)

type Props = {
  tile: Tile
  place: RefObject<HTMLDivElement | null>
  /** The tile was opened here, or at one of them. */
  isStart: boolean
  opened: OpenedThought | null
}

/** Where people's thoughts on a tile come once its reader gets near them, or goes there. Their code is fetched only then. */
export function ThoughtsSlot({ tile, place, isStart, opened }: Props) {
  const [tries, setTries] = useState(0)
  return (
    <NearSlot
      place={place}
      id="thoughts"
      name="thoughts"
      className="detail-slot thoughts-slot"
      role="region"
      aria-label="Thoughts"
      tabIndex={-1}
      data-start={isStart || undefined}
    >
      <ErrorBoundary key={tries} fallback={<CodeTrouble onRetry={() => setTries(tries + 1)} />}>
        <Thoughts tile={tile} opened={opened} />
      </ErrorBoundary>
    </NearSlot>
  )
}

function CodeTrouble({ onRetry }: { onRetry: () => void }) {
  return (
    <Trouble
      isOffline={!navigator.onLine}
      title="The thoughts did not arrive"
      about="The story is all here. What people think about it needs a connection."
      onRetry={onRetry}
    />
  )
}
