import { useState } from "react"
import { reportBug } from "../../../platform/error-reporter/report-bug.ts"
import { useReadCache } from "../../../platform/reads/use-reads.ts"
import { inHue } from "../../tile/index.ts"
import { GameTrouble } from "../ending/game-trouble.tsx"
import { statsRead } from "../games-reads.ts"
import { usePlay } from "../play/use-play.ts"
import { BawPlaying } from "./baw-playing.tsx"
import { BawEnd } from "./end/baw-end.tsx"
import { bawHue } from "./hue.ts"

type Props = {
  day: string | null
  userId: string | null
  language: string
  onToday: () => void
  onFinished: () => void
}

/** One day's BAW, from the first word to its end. */
export function BawDay({ day, userId, language, onToday, onFinished }: Props) {
  const { play, waiting, trouble, actions } = usePlay({ game: "BAW", day, userId })
  const cache = useReadCache()
  const [isFinishedHere, setFinishedHere] = useState(false)
  const finish = async () => {
    await actions.finish()
    setFinishedHere(true)
    void cache.load(statsRead(userId), 0)
    onFinished()
  }
  if (play?.game !== "BAW") {
    if (!trouble) return <div className="game-ghost" role="status" aria-label="Fetching BAW" />
    const retry = () => void actions.refresh().catch(reportBug)
    return <GameTrouble game="BAW" trouble={trouble} onRetry={retry} onToday={onToday} />
  }
  return (
    <section {...inHue(bawHue, "baw")} data-state={play.state} aria-label="BAW">
      {play.state === "playing" ? (
        <BawPlaying
          play={play}
          waiting={waiting}
          actions={actions}
          language={language}
          onFinish={finish}
          onToday={onToday}
        />
      ) : (
        <BawEnd play={play} userId={userId} language={language} isFinishedHere={isFinishedHere} onToday={onToday} />
      )}
    </section>
  )
}
