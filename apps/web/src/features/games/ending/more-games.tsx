import { gamePath } from "@confetti/domain/games/game-path"
import { t } from "@confetti/domain/messages/t"
import { useLocation } from "../../../platform/location.ts"
import { plainClick } from "../../../ui/plain-click.ts"
import type { GameStats } from "../games-reads.ts"
import { isOver } from "../words/state-words.ts"

/** What there is still to play today, the game that was practised among it. */
export function MoreGames({ stats }: { stats: GameStats | undefined }) {
  const [, navigate] = useLocation()
  const open = (stats?.games ?? []).filter(({ isOn, today }) => isOn && !isOver(today))
  const links = [
    ...open.map(({ game }) => [gamePath(game), t`Play today’s ${game}`] as const),
    ["/games", t`All games`] as const,
  ]
  return (
    <p className="more-games">
      {links.map(([path, name]) => (
        <a key={path} className="button" href={path} onClick={plainClick(() => navigate(path))}>
          {name}
        </a>
      ))}
    </p>
  )
}
