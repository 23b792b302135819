import type { BawPlay } from "@confetti/contract/games"
import { bawRankNames } from "@confetti/domain/games/baw"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useRef } from "react"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { burst } from "../../../ui/burst.ts"
import { fromStart } from "../../../ui/from-start.ts"
import { Icon } from "../../../ui/icon.tsx"
import { GameReward, MoreGames, NextPuzzle, OwnStats } from "../game-end.tsx"
import { statsRead } from "../games-reads.ts"
import { bawResult, ShareResult } from "../share-result.tsx"
import { BawHead } from "./baw-playing.tsx"
import { answerList, bawHue, countText, rankName, rankProgress } from "./baw-view.ts"
import { isEveryWord } from "./open-entry.ts"
import { RankDots } from "./ranks.tsx"

type Props = {
  play: BawPlay
  userId: string | null
  language: string
  isFinishedHere: boolean
  onToday: () => void
}

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
      <div className="baw-result grid justify-items-start gap-3 mt-5">
        <p className="ink-2 font-semibold">{isEveryWord(play) ? "All words and your rank" : "Finished at"}</p>
        <h2 className="ink-hue font-heavy" ref={result} tabIndex={-1}>
          {rankName(play.rank)}
        </h2>
        <RankDots count={play.ranks.length} at={at} share={reached} />
        <p className="text-3">
          <b>{plural(play.points, { one: "# point", other: "# points" }, language)}</b> · {countText(play)}
        </p>
        {play.hints === null && (
          <p className="baw-title px-3 rounded-full surface-hue ink-hue font-semibold">without hints</p>
        )}
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

function AllAnswers({ play }: { play: BawPlay }) {
  const bonus = play.found.filter(({ isBonus }) => isBonus)
  const letters = play.letters.join(" ")
  return (
    <section className="baw-answers-all mt-8" aria-labelledby="baw-answers">
      <h2 id="baw-answers" className="text-4">
        All words
      </h2>
      <p
        className="baw-letters-line flex py-2 ink-2"
        aria-label={`Letters: ${letters}. Every word contains ${play.required}`}
      >
        {play.letters.map((letter) => (
          <span key={letter} data-required={letter === play.required || undefined}>
            {letter.toUpperCase()}
          </span>
        ))}
      </p>
      <ul>
        {answerList(play).map(({ word, isFound, isPangram }) => (
          <li
            key={word}
            className="flex items-center gap-2 wrap-anywhere"
            data-found={isFound || undefined}
            data-pangram={isPangram || undefined}
          >
            {isFound && <Icon name="check" />}
            <span>
              {word}
              {isPangram && <small className="font-normal"> pangram</small>}
              {isFound && <span className="unseen">, {t`found`}</span>}
            </span>
          </li>
        ))}
      </ul>
      {bonus.length > 0 && (
        <>
          <h3 className="mt-5 text-3">Bonus words you found</h3>
          <ul>
            {bonus.map(({ word }) => (
              <li key={word} className="flex items-center gap-2 wrap-anywhere" data-found>
                <Icon name="check" />
                <span>{word}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
