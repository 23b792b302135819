import type { GameKind } from "@confetti/domain/games/game-kinds"
import { dayOfSearch, gamePath } from "@confetti/domain/games/game-path"
import { t } from "@confetti/domain/messages/t"
import type { ComponentType } from "react"
import { type GameProps, HowToPlay, useHowTo } from "../../../features/games/index.ts"
import { useSession } from "../../../features/session/index.ts"
import { useSearch } from "../../../platform/location.ts"
import { IconButton } from "../../../ui/icon.tsx"
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts"
import { usePageData } from "../../../platform/session-scope.ts"
import { SubPage, type TabPageProps } from "../sub-page/sub-page.tsx"
import { useTurn } from "../sub-page/use-page-turn.ts"
import { useTitle } from "../use-title.ts"
import "../../../features/games/games.css"

type Props = Pick<TabPageProps, "isShown" | "onOpen"> & {
  game: GameKind
  title: string
  Game: ComponentType<GameProps>
}

export function GameScreen({ game, title, Game, isShown, onOpen }: Props) {
  const { state, userId } = useSession()
  const { language } = usePageData().brand
  const { turn } = useTurn()
  const day = dayOfSearch(useSearch())
  const howTo = useHowTo(game)
  // Games are stored on the device: the server can't render them.
  const isKnown = useIsHydrated() && state !== "loading"
  useTitle(title, isShown)
  return (
    <SubPage
      above={{ href: "/games", name: t`Games` }}
      title={null}
      links={<IconButton icon="why" label="How to play" onClick={howTo.open} />}
    >
      {isKnown ? (
        <Game
          key={`${day} ${userId}`}
          day={day}
          userId={userId}
          language={language}
          isShown={isShown}
          onTile={onOpen}
          onDay={(next) => turn(gamePath(game, next))}
        />
      ) : (
        <div className="game-ghost" role="status" aria-label={`Loading ${title}`} />
      )}
      {howTo.isOpen && isShown && <HowToPlay game={game} onClose={howTo.close} />}
    </SubPage>
  )
}
