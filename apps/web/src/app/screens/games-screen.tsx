import { gameOfPath, gamePath } from "@confetti/domain/games/game-path"
import { t } from "@confetti/domain/messages/t"
import { slugOfPath } from "@confetti/domain/navigation/tile-stack"
import { useEffect, useRef, useState } from "react"
import { GamesPage } from "../../features/games/index.ts"
import { useSession } from "../../features/session/index.ts"
import { useLocation } from "../../platform/location.ts"
import { useIsSettled } from "../../ui/use-is-settled.ts"
import { usePageData } from "../page-data.tsx"
import type { GameScreenProps } from "./games/game-screen.tsx"
import { lazyScreen } from "../../ui/lazy-screen.tsx"
import { usePageTurn, useTurn } from "./sub-page/use-page-turn.ts"
import { useCategories } from "./use-categories.ts"
import { useTitle } from "./use-title.ts"
import "../../features/games/games.css"
import "../../features/games/today/game-cards.css"
import "../../features/games/today/games-table.css"
import "../../features/games/today/today-sheets.css"
import "../../features/games/today/today.css"
import "../../ui/page.css"
import "./sub-page/sub-page.css"

/** Each game in a file of its own. */
const games = {
  WURD: lazyScreen<GameScreenProps>(() => import("./games/wurd-screen.tsx").then((module) => module.WurdScreen)),
  BAW: lazyScreen<GameScreenProps>(() => import("./games/baw-screen.tsx").then((module) => module.BawScreen)),
  QUIZ_ME: lazyScreen<GameScreenProps>(() => import("./games/quiz-screen.tsx").then((module) => module.QuizScreen)),
}

// The game that is opened first must be there when it is drawn; the server draws all of them.
const first = "document" in globalThis ? gameOfPath(location.pathname) : null
const firstGames = "document" in globalThis ? (first ? [games[first]] : []) : Object.values(games)
await Promise.allSettled(firstGames.map((game) => game.preload()))

type Props = { onOpen: (slug: string) => void }

/** The Games tab: today's games, and each game on a page below it. A tile that a game leads to lies over it. */
export function GamesScreen({ onOpen }: Props) {
  const [path] = useLocation()
  const isCovered = slugOfPath(path) !== null
  const [shown, setShown] = useState(isCovered ? "/games" : path)
  if (!isCovered && shown !== path) setShown(path)
  const box = useRef<HTMLDivElement>(null)
  usePageTurn(box, shown)
  const isSettled = useIsSettled()
  useEffect(() => {
    // Whoever is here may play any of them. What can't be had now comes when it is needed.
    if (isSettled) for (const game of Object.values(games)) void game.preload().catch(() => undefined)
  }, [isSettled])

  const game = gameOfPath(shown)
  const Game = game && games[game]
  return (
    <div className="sub-pages" ref={box} tabIndex={-1}>
      {Game ? <Game isShown={!isCovered} onOpen={onOpen} /> : <Today isShown={!isCovered} />}
    </div>
  )
}

function Today({ isShown }: { isShown: boolean }) {
  const [, navigate] = useLocation()
  const { turn } = useTurn()
  const { state, userId } = useSession()
  const { language } = usePageData().brand
  const words = useCategories().find(({ slug }) => slug === "words")
  useTitle(t`Games`, isShown)
  return (
    <GamesPage
      key={userId}
      userId={state === "loading" ? undefined : userId}
      language={language}
      words={words}
      onPlay={(game, day) => turn(gamePath(game, day))}
      onGo={navigate}
    />
  )
}
