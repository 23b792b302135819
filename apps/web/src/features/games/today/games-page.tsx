import type { Category } from "@confetti/contract/category"
import type { GameKind } from "@confetti/domain/games/game-kinds"
import { t } from "@confetti/domain/messages/t"
import { Trouble } from "../../../ui/trouble.tsx"
import { dayText } from "../words/day-text.ts"
import { GamesTable } from "./games-table.tsx"
import { GamesToday } from "./games-today.tsx"
import { useStats } from "./use-stats.ts"

type Props = {
  /** Null for a guest; undefined while it is not known who is here. */
  userId: string | null | undefined
  language: string
  /** Where to go where no game is played: the words, where this server has them. */
  words: Category | undefined
  onPlay: (game: GameKind, day?: string) => void
  onGo: (path: string) => void
}

/** The Games tab. */
export function GamesPage({ userId, ...props }: Props) {
  if (userId === undefined) return <Ghost />
  return <KnownGames userId={userId} {...props} />
}

function KnownGames({ userId, language, words, onPlay, onGo }: Props & { userId: string | null }) {
  const { stats, isKept, news, isError, isOffline, refresh } = useStats(userId)
  if (!stats && isError)
    return (
      <Trouble
        isOffline={isOffline}
        title="Today’s games did not arrive"
        about="Your streak is safe with us. Please try again in a moment."
        onRetry={refresh}
      />
    )
  if (!stats) return <Ghost />
  if (!stats.games.some(({ isOn }) => isOn)) return <GamesTable words={words} onGo={onGo} />
  const day = dayText(stats.today, language, { weekday: "long", day: "numeric", month: "long" })
  const keptNote = isOffline
    ? t`No connection: this is how it stood on ${day}.`
    : t`Nothing new arrived: this is how it stood on ${day}.`
  return (
    <GamesToday
      stats={stats}
      news={news}
      note={isKept ? keptNote : null}
      userId={userId}
      language={language}
      onPlay={onPlay}
      onDayOver={refresh}
    />
  )
}

/** As much room as the games take. */
function Ghost() {
  return (
    <div className="page games-today" role="status" aria-label="Fetching today’s games">
      <header>
        <h1 aria-hidden="true">Games</h1>
      </header>
      <div className="games-ghost" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  )
}
