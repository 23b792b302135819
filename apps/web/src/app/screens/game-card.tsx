import type { GameStatistics } from "@confetti/contract/games"
import { itemKey } from "@confetti/domain/feed/mixed-items"
import { gamePaths } from "@confetti/domain/games/game-path"
import { useEffect, useState } from "react"
import { BawCard, QuizCard, WurdCard } from "../../features/cards/index.ts"
import { hasGuestPlays, isOver, localDay, stateText, statsRead, untilText } from "../../features/games/index.ts"
import { useSession } from "../../features/session/index.ts"
import { saveSeenCard } from "../../features/today/index.ts"
import { useLocation } from "../../platform/location.ts"
import { useRead } from "../../platform/reads/use-reads.ts"
import { usePageData } from "../../platform/session-scope.ts"
import { type DailyCard, gameOf, ownGameCard } from "./own-game-card.ts"

const nobodysRead = { key: "games stats of nobody", read: async () => null }

export function GameCard({ card, isCurrent }: { card: DailyCard; isCurrent: boolean }) {
  const { userId } = useSession()
  const { id } = card
  const key = itemKey(card)
  useEffect(() => {
    if (isCurrent) saveSeenCard(userId, id, key)
  }, [isCurrent, userId, id, key])
  const [, navigate] = useLocation()
  const { language } = usePageData().brand
  const [now] = useState(() => Date.now())
  const stats = useStatsHere()
  const shown = stats ? ownGameCard(card, stats) : card
  const end = stats && endOf(shown, stats, now, language)
  if (shown.type === "wurd")
    return <WurdCard card={shown} end={end} language={language} onPlay={() => navigate(gamePaths.WURD)} />
  if (shown.type === "quiz_me")
    return <QuizCard card={shown} end={end} language={language} onPlay={() => navigate(gamePaths.QUIZ_ME)} />
  return (
    <BawCard
      card={shown}
      end={end}
      hasOtherDay={shown.day !== (stats?.today ?? localDay(now))}
      language={language}
      onPlay={() => navigate(gamePaths.BAW)}
    />
  )
}

/** Guests without any game are not asked for. */
function useStatsHere(): GameStatistics | undefined {
  const { state, userId } = useSession()
  const [isPlayer] = useState(hasGuestPlays)
  const isKnown = state === "signed-in" || (state === "anonymous" && isPlayer)
  const { data } = useRead<GameStatistics | null>(isKnown ? statsRead(userId) : nobodysRead, { freshFor: 0 })
  return data ?? undefined
}

function endOf(card: DailyCard, stats: GameStatistics, now: number, language: string) {
  const own = gameOf(card, stats)
  if (!own || !isOver(own.today)) return undefined
  return { result: stateText(own.game, own.today, language), next: untilText(stats.nextDate, now, language) }
}
