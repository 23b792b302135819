import { gamePath } from "@confetti/domain/games/game-path"
import { t } from "@confetti/domain/messages/t"
import { GamesPage } from "../../features/games/index.ts"
import { useSession } from "../../features/session/index.ts"
import { useLocation } from "../../platform/location.ts"
import { useIsHydrated } from "../../ui/use-is-hydrated.ts"
import { usePageData } from "../../platform/session-scope.ts"
import type { TabPageProps } from "./sub-page/sub-page.tsx"
import { useTurn } from "./sub-page/use-page-turn.ts"
import { useCategories } from "./use-categories.ts"
import { useTitle } from "./use-title.ts"
import "../../features/games/games.css"
import "../../features/games/today/today.css"
import "../../ui/page.css"

export function GamesScreen({ isShown }: TabPageProps) {
  const [, navigate] = useLocation()
  const { turn } = useTurn()
  const { state, userId } = useSession()
  const { language } = usePageData().brand
  // Games are stored on the device: the server can't render them.
  const isKnown = useIsHydrated() && state !== "loading"
  const words = useCategories().find(({ slug }) => slug === "words")
  useTitle(t`Games`, isShown)
  return (
    <GamesPage
      key={userId}
      userId={isKnown ? userId : undefined}
      language={language}
      words={words}
      onPlay={(game, day) => turn(gamePath(game, day))}
      onGo={navigate}
    />
  )
}
