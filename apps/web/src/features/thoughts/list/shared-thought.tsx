import type { ThoughtOnTile } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { readDocument } from "../../../platform/api.ts"
import type { ReadRequest } from "../../../platform/reads/read-cache.ts"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { ThoughtItem, ThoughtsGhost } from "./thought-item.tsx"

export type OpenedThought = { id: string; from: "link" | "feed" }

const kickers: Record<OpenedThought["from"], string> = { link: t`Shared with you`, feed: t`From your feed` }

type Props = {
  opened: OpenedThought
  userId: string | null
  tile: { id: string; slug: string; title: string }
  language: string
  now: number
  onJoin: () => void
}

export function SharedThought({ opened, userId, tile, ...shown }: Props) {
  const { data, isPending, isError, isOffline, retry } = useRead(thoughtRead(userId, opened.id))
  const found = data?.thought.tileId === tile.id ? data.thought : null
  if (isPending) return <ThoughtsGhost count={1} />
  return (
    <section className="thought-opened rounded-card" aria-label={kickers[opened.from]}>
      <p className="ink-hue font-semibold">{kickers[opened.from]}</p>
      {found ? (
        <ThoughtItem thought={found} tile={tile} {...shown} />
      ) : isError ? (
        <p className="thought-gone ink-2" role="alert">
          {isOffline ? "It will load when you are online." : "Could not load it."}{" "}
          <button type="button" className="min-h-44 ink-1 font-semibold underline" onClick={retry}>
            Try again
          </button>
        </p>
      ) : (
        <p className="thought-gone ink-2">This thought no longer exists.</p>
      )}
    </section>
  )
}

function thoughtRead(userId: string | null, thoughtId: string): ReadRequest<ThoughtOnTile | null> {
  return { key: `thought ${userId} ${thoughtId}`, read: () => readDocument(`thoughts/${thoughtId}`) }
}
