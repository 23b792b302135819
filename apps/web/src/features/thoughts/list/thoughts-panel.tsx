import type { ThoughtTab } from "@confetti/contract/thoughts"
import { MoreButton } from "../../../ui/more-button.tsx"
import { Trouble } from "../../../ui/trouble.tsx"
import { NoThoughts } from "./no-thoughts.tsx"
import { ThoughtItem } from "./thought-item.tsx"
import { ThoughtsGhost } from "./thoughts-ghost.tsx"
import { useThoughts } from "./use-thoughts.ts"

type Props = {
  tile: { id: string; slug: string; title: string }
  tab: ThoughtTab
  userId: string | null
  /** The one that stands above already. */
  openedId: string | null
  language: string
  now: number
  onTakes: () => void
  onJoin: () => void
}

/** The thoughts of one tab, page after page. */
export function ThoughtsPanel({ tile, tab, userId, openedId, language, now, onTakes, onJoin }: Props) {
  const list = useThoughts(userId, tile.id, tab)
  const { thoughts, counts, isPending, isError, isOffline, hasMore, isMorePending, showMore, retry } = list
  const others = thoughts.filter(({ id }) => id !== openedId)
  if (isPending) return <ThoughtsGhost />
  if (isError && thoughts.length === 0) return <ThoughtsTrouble isOffline={isOffline} onRetry={retry} />
  if (others.length === 0 && !hasMore) {
    const isFirst = thoughts.length === 0 && counts?.USER_TAKES === 0
    return <NoThoughts kind={isFirst ? "none" : thoughts.length === 0 ? "unmarked" : "rest"} onTakes={onTakes} />
  }
  return (
    <>
      <ol className="thought-list">
        {others.map((thought) => (
          <li key={thought.id}>
            <ThoughtItem thought={thought} tile={tile} language={language} now={now} onJoin={onJoin} />
          </li>
        ))}
      </ol>
      {isMorePending && <ThoughtsGhost count={1} />}
      {isError && <ThoughtsTrouble isOffline={isOffline} onRetry={retry} />}
      {hasMore && <MoreButton label="More" onMore={showMore} />}
    </>
  )
}

function ThoughtsTrouble({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const about = isOffline
    ? "What people think comes with the next connection. What you write meanwhile is kept."
    : "Something went wrong on our side. What you write is kept; please try again in a moment."
  return <Trouble isOffline={isOffline} title="The thoughts did not arrive" about={about} onRetry={onRetry} />
}
