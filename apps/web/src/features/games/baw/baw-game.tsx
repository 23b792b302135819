import { useState } from "react"
import { reportBug } from "../../../platform/error-reporter/report-bug.ts"
import { useReadCache } from "../../../platform/reads/use-reads.ts"
import { inHue } from "../../tile/index.ts"
import { GameError } from "../game-error.tsx"
import type { GameProps } from "../game-props.ts"
import { statsRead } from "../games-reads.ts"
import { usePlay } from "../open-play.ts"
import { BawEnd } from "./baw-end.tsx"
import { BawPlaying } from "./baw-playing.tsx"
import { bawHue } from "./baw-view.ts"

type Props = GameProps & {
  onFinished: () => void
}

export function BawGame({ day, userId, language, onDay, onFinished }: Props) {
  // A page left open past midnight shows the next day at the same address.
  const [round, setRound] = useState(0)
  const onToday = () => (day === null ? setRound(round + 1) : onDay(null))
  return <BawDay key={round} day={day} userId={userId} language={language} onToday={onToday} onFinished={onFinished} />
}

type BawDayProps = {
  day: string | null
  userId: string | null
  language: string
  onToday: () => void
  onFinished: () => void
}

function BawDay({ day, userId, language, onToday, onFinished }: BawDayProps) {
  const { play, waiting, error, actions } = usePlay({ game: "BAW", day, userId })
  const cache = useReadCache()
  const [isFinishedHere, setFinishedHere] = useState(false)
  const finish = async () => {
    await actions.finish()
    setFinishedHere(true)
    void cache.load(statsRead(userId), 0)
    onFinished()
  }
  if (play?.game !== "BAW") {
    if (!error) return <div className="game-ghost" role="status" aria-label="Loading BAW" />
    const retry = () => void actions.refresh().catch(reportBug)
    return <GameError game="BAW" error={error} onRetry={retry} onToday={onToday} />
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
