import type { ThoughtOnTile } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { tilePath } from "@confetti/domain/navigation/section"
import { useState } from "react"
import { useReadPages } from "../../../platform/reads/use-read-pages.ts"
import { ErrorNote } from "../../../ui/error-note.tsx"
import { momentText } from "../../../ui/moment-text.ts"
import { MoreButton } from "../../../ui/more-button.tsx"
import { plainClick } from "../../../ui/plain-click.ts"
import { ThoughtMedia } from "../media/thought-media.tsx"
import { ownThoughtsRead } from "../thoughts-reads.ts"
import { useWithWritten } from "../write/thought-store.ts"
import { OwnThought } from "./own-thought.tsx"
import "./own-thoughts.css"

type Props = { userId: string; language: string; onOpen: (slug: string) => void; onFeed: () => void }

export function OwnThoughts(props: Props) {
  return (
    <section className="page-section own-thoughts" aria-labelledby="own-thoughts-title">
      <h2 id="own-thoughts-title" tabIndex={-1}>
        Your thoughts
      </h2>
      <Pages {...props} />
    </section>
  )
}

function Pages({ userId, language, onOpen, onFeed }: Props) {
  const readPage = (before: string | null) => ownThoughtsRead(userId, before)
  const { pages, hasMore, isError, isOffline, showMore, retry } = useReadPages(readPage)
  const [now] = useState(() => Date.now())
  // A page read again may overlap the next one.
  const all = new Map(pages.flatMap((page) => page.thoughts).map((each) => [each.thought.id, each]))
  const shown = useWithWritten(
    userId,
    [...all.values()].map(({ thought }) => thought),
  )

  if (pages.length === 0 && isError) return <OwnThoughtsError isOffline={isOffline} onRetry={retry} />
  if (pages.length === 0)
    return <div className="own-thoughts-ghost skeleton" role="status" aria-label="Loading your thoughts" />
  if (shown.length === 0 && !hasMore) return <NoThoughts onFeed={onFeed} />
  return (
    <>
      <ul className="own-thoughts-list grid">
        {shown.map((thought) => {
          const onTile = all.get(thought.id)
          const of = onTile && { ...onTile, thought }
          return of && <OwnRow key={thought.id} of={of} now={now} language={language} onOpen={onOpen} />
        })}
      </ul>
      {isError && <OwnThoughtsError isOffline={isOffline} onRetry={retry} />}
      {hasMore && <MoreButton label="Show more" onMore={showMore} />}
    </>
  )
}

type RowProps = { of: ThoughtOnTile; now: number; language: string; onOpen: (slug: string) => void }

function OwnRow({ of: { thought, tile }, now, language, onOpen }: RowProps) {
  const [isEditing, setEditing] = useState(false)
  const { text, media, at, isEdited, marks } = thought
  return (
    <li className="own-thoughts-row grid content-start gap-2">
      <p>
        <a
          className="own-thoughts-title inline-flex items-center min-h-44"
          href={tilePath("me", tile.slug)}
          onClick={plainClick(() => onOpen(tile.slug))}
        >
          {tile.title}
        </a>
        <span className="thought-when ink-2 text-1">
          <time dateTime={at} title={new Date(at).toLocaleString(language)}>
            {momentText(at, now, language)}
          </time>
          {isEdited && <span>{" · edited"}</span>}
          {marks > 0 && <span>{` · interesting to ${marks.toLocaleString(language)}`}</span>}
        </span>
      </p>
      {!isEditing && (
        <p className="thought-text measure text-3 wrap-anywhere text-start plaintext">
          <bdi>{text}</bdi>
        </p>
      )}
      {media && <ThoughtMedia media={media} />}
      <OwnThought thought={thought} onEditing={setEditing} onDeleted={focusTitle} />
    </li>
  )
}

function focusTitle(): void {
  document.getElementById("own-thoughts-title")?.focus({ preventScroll: true })
}

function OwnThoughtsError({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const about = isOffline
    ? t`Your thoughts are safe and will appear when you are back online.`
    : t`Your thoughts are safe. Please try again in a moment.`
  return <ErrorNote isOffline={isOffline} title="Could not load your thoughts" about={about} onRetry={onRetry} />
}

function NoThoughts({ onFeed }: { onFeed: () => void }) {
  return (
    <div className="own-thoughts-none grid items-center gap-4 ink-2 text-pretty">
      <svg className="icon in-hue w-full ink-hue rounded-card" viewBox="0 0 48 48" aria-hidden="true">
        <path d="M13 12.5h22a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H23l-7 6v-6h-3a3 3 0 0 1-3-3v-13a3 3 0 0 1 3-3zM17 19.5h14M17 25h8" />
      </svg>
      <p>
        No thoughts yet. Open a tile and say what you think: your thoughts and their status appear here.{" "}
        <a className="own-thought-link py-3 ink-1" href="/" onClick={plainClick(onFeed)}>
          Go to the feed
        </a>
      </p>
    </div>
  )
}
