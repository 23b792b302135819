import { BawGame, type GameProps } from "../../../features/games/index.ts"
import { refreshPoints } from "../../../features/points/index.ts"
import { useReadCache } from "../../../platform/reads/use-reads.ts"
import type { TabPageProps } from "../sub-page/sub-page.tsx"
import { GameScreen } from "./game-screen.tsx"
import "../../../features/games/baw/baw.css"
import "../../../features/games/game-end.css"

export function BawScreen(props: TabPageProps) {
  return <GameScreen {...props} game="BAW" title="BAW" Game={PaidBaw} />
}

/** Reads the balance again, as the game may have paid points. */
function PaidBaw(props: GameProps) {
  const cache = useReadCache()
  return <BawGame {...props} onFinished={() => void refreshPoints(cache)} />
}
