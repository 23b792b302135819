import { type GameProps, WurdGame } from "../../../features/games/index.ts"
import { refreshPoints } from "../../../features/points/index.ts"
import { useReadCache } from "../../../platform/reads/use-reads.ts"
import type { TabPageProps } from "../sub-page/sub-page.tsx"
import { GameScreen } from "./game-screen.tsx"
import "../../../features/games/game-end.css"
import "../../../features/games/wurd/wurd.css"

export function WurdScreen(props: TabPageProps) {
  return <GameScreen {...props} game="WURD" title="WURD" Game={PaidWurd} />
}

/** Reads the balance again, as the game may have paid points. */
function PaidWurd(props: GameProps) {
  const cache = useReadCache()
  return <WurdGame {...props} onFinished={() => void refreshPoints(cache)} />
}
