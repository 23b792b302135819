import type { ThoughtTab } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useRef } from "react"
import { useReadPages } from "../../../platform/reads/use-read-pages.ts"
import { useScope } from "../../../platform/session-scope.ts"
import { Button } from "../../../ui/button.tsx"
import { ErrorNote } from "../../../ui/error-note.tsx"
import { MoreButton } from "../../../ui/more-button.tsx"
import { hiddenHereOf, useWithoutHidden } from "../menu/hidden-here.ts"
import { useShowAgain } from "../menu/use-hide.ts"
import { joinPages, thoughtsRead } from "../thoughts-reads.ts"
import { useWithWritten, useWritten } from "../write/thought-store.ts"
import { ThoughtItem, ThoughtsGhost } from "./thought-item.tsx"
import "../menu/thought-menu.css"

type Props = {
  tile: { id: string; slug: string; title: string }
  tab: ThoughtTab
  userId: string | null
  /** Already shown above. */
  openedId: string | null
  language: string
  now: number
  onTakes: () => void
  onJoin: () => void
}

export function ThoughtsPanel({ tile, tab, userId, openedId, language, now, onTakes, onJoin }: Props) {
  const readPage = (before: string | null) => thoughtsRead(userId, tile.id, tab, before)
  const { pages, isPending, isError, isOffline, hasMore, showMore, retry } = useReadPages(readPage)
  const read = useWithWritten(userId, joinPages(pages))
  const written = useWritten(userId, tile.id)
  const here = tab === "USER_TAKES" ? written : []
  const all = useWithoutHidden([...here, ...read.filter(({ id }) => here.every((each) => each.id !== id))])
  const others = all.filter(({ id }) => id !== openedId)
  const isFirst = all.length === 0 && pages[0]?.counts.USER_TAKES === 0
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
      {isPending && <ThoughtsGhost count={pages.length === 0 ? 2 : 1} />}
      {isError && <ThoughtsError isOffline={isOffline} onRetry={retry} />}
      {hasMore && <MoreButton label="More" onMore={showMore} />}
    </>
  )
}

function ThoughtsError({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const about = isOffline
    ? t`Thoughts will load when you are online. What you write is saved.`
    : t`Something went wrong on our side. What you write is saved. Please try again in a moment.`
  return <ErrorNote isOffline={isOffline} title="Could not load the thoughts" about={about} onRetry={onRetry} />
}

type NoThoughtsProps = {
  /** No thoughts; none marked; or the only one is shown above. */
  kind: "none" | "unmarked" | "rest"
  onTakes: () => void
}

function NoThoughts({ kind, onTakes }: NoThoughtsProps) {
  if (kind === "rest") return <p className="thoughts-rest ink-2 text-pretty">This is the only one so far.</p>
  if (kind === "none")
    return (
      <div className="thoughts-empty grid justify-items-start gap-2">
        <h3 className="text-4">No thoughts yet</h3>
        <p className="ink-2 text-pretty">What do you think about this tile? Be the first to share a thought.</p>
      </div>
    )
  return (
    <div className="thoughts-empty grid justify-items-start gap-2">
      <h3 className="text-4">Nothing here yet</h3>
      <p className="ink-2 text-pretty">Tap “Interesting” on a thought that is worth reading, and it appears here.</p>
      <Button className="mt-2" onClick={onTakes}>
        Read all thoughts
      </Button>
    </div>
  )
}

/** A notice of a person just hidden, with undo. Receives the focus, as the thought is gone. */
export function HiddenLine() {
  const [latest] = hiddenHereOf(useScope()).useAll()
  const { showAgain, isBusy, error } = useShowAgain()
  const line = useRef<HTMLDivElement>(null)
  const hideId = latest?.hideId
  const seen = useRef(hideId)
  useEffect(() => {
    // Only when it happens, not when the list is opened later.
    if (hideId !== undefined && hideId !== seen.current) line.current?.focus({ preventScroll: true })
    seen.current = hideId
  }, [hideId])
  return (
    <div
      className="thought-hidden flex flex-wrap items-center gap-2-4 rounded-card surface-1"
      role="status"
      tabIndex={-1}
      ref={line}
    >
      {latest && (
        <>
          <p className="min-w-0 wrap-anywhere">
            {latest.name ? (
              <>
                Hidden. You and <bdi>{latest.name}</bdi> no longer see each other’s thoughts.
              </>
            ) : (
              "Hidden. You and this person no longer see each other’s thoughts."
            )}
          </p>
          <Button
            disabled={isBusy}
            aria-label={latest.name ? `Unhide ${latest.name}` : "Unhide this person"}
            onClick={() => void showAgain(latest)}
          >
            Undo
          </Button>
          {error !== null && <p className="w-full ink-alert text-pretty">{error}</p>}
        </>
      )}
    </div>
  )
}
