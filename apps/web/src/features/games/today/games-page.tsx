import type { Category } from "@confetti/contract/category"
import type { GameKind } from "@confetti/domain/games/game-kinds"
import { t } from "@confetti/domain/messages/t"
import { ErrorNote } from "../../../ui/error-note.tsx"
import { Image } from "../../../ui/image.tsx"
import { plainClick } from "../../../ui/plain-click.ts"
import { dayText } from "../game-words.ts"
import { GamesToday } from "./games-today.tsx"
import { useStats } from "./use-stats.ts"

const blankPieces = Array.from({ length: 15 }, (_, at) => at)
/** Hues of a row's pieces. */
const pieceHues = [352, 58, 142, 220, 290]

type Props = {
  /** Null for a guest; undefined while unknown. */
  userId: string | null | undefined
  language: string
  words: Category | undefined
  onPlay: (game: GameKind, day?: string) => void
  onGo: (path: string) => void
}

export function GamesPage({ userId, ...props }: Props) {
  if (userId === undefined) return <Ghost />
  return <KnownGames userId={userId} {...props} />
}

function KnownGames({ userId, language, words, onPlay, onGo }: Props & { userId: string | null }) {
  const { stats, isSaved, freezes, isError, isOffline, refresh } = useStats(userId)
  if (!stats && isError)
    return (
      <ErrorNote
        isOffline={isOffline}
        title="Could not load today’s games"
        about="Your streak is safe. Please try again in a moment."
        onRetry={refresh}
      />
    )
  if (!stats) return <Ghost />
  if (!stats.games.some(({ isOn }) => isOn)) return <GamesTable words={words} onGo={onGo} />
  const day = dayText(stats.today, language, { weekday: "long", day: "numeric", month: "long" })
  const savedNote = isOffline ? t`You are offline. This is from ${day}.` : t`Could not update. This is from ${day}.`
  return (
    <GamesToday
      stats={stats}
      freezes={freezes}
      note={isSaved ? savedNote : null}
      userId={userId}
      language={language}
      onPlay={onPlay}
      onDayOver={refresh}
    />
  )
}

function Ghost() {
  return (
    <div className="page games-today grid content-start gap-4" role="status" aria-label="Loading today’s games">
      <header>
        <h1 aria-hidden="true">Games</h1>
      </header>
      <div className="games-ghost grid gap-3" aria-hidden="true">
        <i />
        <i className="skeleton" />
        <i className="skeleton" />
        <i className="skeleton" />
      </div>
    </div>
  )
}

type GamesTableProps = {
  words: Category | undefined
  onGo: (path: string) => void
}

function GamesTable({ words, onGo }: GamesTableProps) {
  const target = words ? `/?t=${words.slug}` : "/"
  return (
    <div className="page games grid">
      <div className="pieces grid" aria-hidden="true">
        {blankPieces.map((piece) => (
          <i key={piece} className="aspect-square" style={{ "--hue": pieceHues[piece % 5] }} />
        ))}
      </div>
      <div className="games-text grid justify-items-start gap-4">
        <h1>No games here yet</h1>
        <p className="ink-2 text-3 text-pretty">There are no games on this server yet.</p>
        <a className="button primary" href={target} onClick={plainClick(() => onGo(target))}>
          {words && <Image src={words.emojiImageUrl} alt="" width={24} height={24} />}
          <span>{words ? `In the meantime: ${words.title}` : "In the meantime: the feed"}</span>
        </a>
      </div>
    </div>
  )
}
