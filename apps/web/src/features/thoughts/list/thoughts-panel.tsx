import type { ThoughtTab } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { MoreButton } from "../../../ui/more-button.tsx"
import { Trouble } from "../../../ui/trouble.tsx"
import { useWithoutHidden } from "../menu/hidden-here.ts"
import { HiddenLine } from "../menu/hidden-line.tsx"
import { useWithWritten, useWritten } from "../write/own-written.ts"
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

/** The thoughts of one tab, page after page; on top of all takes what was written here and has not arrived. */
export function ThoughtsPanel({ tile, tab, userId, openedId, language, now, onTakes, onJoin }: Props) {
  const list = useThoughts(userId, tile.id, tab)
  const { counts, isPending, isError, isOffline, hasMore, isMorePending, showMore, retry } = list
  const read = useWithWritten(userId, list.thoughts)
  const written = useWritten(userId, tile.id)
  const here = tab === "USER_TAKES" ? written : []
  const all = useWithoutHidden([...here, ...read.filter(({ id }) => here.every((each) => each.id !== id))])
  const others = all.filter(({ id }) => id !== openedId)
  const isFirst = all.length === 0 && counts?.USER_TAKES === 0
  const isEmpty = others.length === 0 && !hasMore && !isPending && !isError
  return (
    <>
      <HiddenLine />
      {others.length > 0 && (
        <ol className="thought-list">
          {others.map((thought) => (
            <li key={thought.id}>
              <ThoughtItem thought={thought} tile={tile} language={language} now={now} onJoin={onJoin} />
            </li>
          ))}
        </ol>
      )}
      {isEmpty && <NoThoughts kind={isFirst ? "none" : all.length === 0 ? "unmarked" : "rest"} onTakes={onTakes} />}
      {isPending && <ThoughtsGhost />}
      {isMorePending && <ThoughtsGhost count={1} />}
      {isError && <ThoughtsTrouble isOffline={isOffline} onRetry={retry} />}
      {hasMore && <MoreButton label="More" onMore={showMore} />}
    </>
  )
}

function ThoughtsTrouble({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const about = isOffline
    ? t`What people think comes with the next connection. What you write meanwhile is kept.`
    : t`Something went wrong on our side. What you write is kept; please try again in a moment.`
  return <Trouble isOffline={isOffline} title="The thoughts did not arrive" about={about} onRetry={onRetry} />
}
