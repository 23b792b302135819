import type { BawPlay } from "@confetti/contract/games"
import { bawRankNames } from "@confetti/domain/games/baw"
import { plural } from "@confetti/domain/messages/plural"
import { useEffect, useRef } from "react"
import { useRead } from "../../../../platform/reads/use-reads.ts"
import { burst } from "../../../../ui/burst.ts"
import { fromStart } from "../../../../ui/from-start.ts"
import { GameReward } from "../../ending/game-reward.tsx"
import { MoreGames } from "../../ending/more-games.tsx"
import { NextPuzzle } from "../../ending/next-puzzle.tsx"
import { OwnStats } from "../../ending/own-stats.tsx"
import { statsRead } from "../../games-reads.ts"
import { bawResult } from "../../share/result-of-play.ts"
import { ShareResult } from "../../share/share-result.tsx"
import { BawHead } from "../baw-head.tsx"
import { isEveryWord } from "../entry/baw-news.ts"
import { countText } from "../found/count-text.ts"
import { bawHue } from "../hue.ts"
import { RankDots } from "../ranks/rank-line.tsx"
import { rankName } from "../ranks/rank-name.ts"
import { rankProgress } from "../ranks/rank-progress.ts"
import { AllAnswers } from "./all-answers.tsx"
import "./end.css"

type Props = {
  play: BawPlay
  userId: string | null
  language: string
  /** True where one has just seen it end. */
  isFinishedHere: boolean
  onToday: () => void
}

/** How a game ended, and every word there was. */
export function BawEnd({ play, userId, language, isFinishedHere, onToday }: Props) {
  const result = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFinishedHere || !result.current) return
    result.current.focus()
    const box = result.current.getBoundingClientRect()
    for (const part of [0.1, 0.3, 0.5]) burst(fromStart(box, box.width * part), box.top + 40, bawHue + part * 90)
  }, [isFinishedHere])
  const { at, share: reached } = rankProgress(play)
  const stats = useRead(statsRead(userId))
  const own = stats.data?.games.find(({ game }) => game === "BAW")
  return (
    <>
      <BawHead play={play} language={language} onToday={onToday} />
      <div className="baw-result">
        <p className="baw-result-over">{isEveryWord(play) ? "Every word, and the rank" : "Finished at"}</p>
        <h2 ref={result} tabIndex={-1}>
          {rankName(play.rank)}
        </h2>
        <RankDots count={play.ranks.length} at={at} share={reached} />
        <p className="baw-result-counts">
          <b>{plural(play.points, { one: "# point", other: "# points" }, language)}</b> · {countText(play)}
        </p>
        {play.hints === null && <p className="baw-title">without hints</p>}
        <GameReward play={play} streak={own?.streak} isGuest={userId === null} />
        <ShareResult result={bawResult(play)} day={play.day} streak={own?.streak.length ?? 0} />
        {!play.isPractice && <NextPuzzle game="BAW" nextDate={play.nextDate} />}
        <MoreGames stats={stats.data} />
        {own && !play.isPractice && (
          <OwnStats stats={own} language={language} title="Ranks reached" bars={bars} own={at} />
        )}
      </div>
      <AllAnswers play={play} />
    </>
  )
}

const bars = bawRankNames.map(rankName)
