import { hour } from "@confetti/domain/durations"
import { isPangram } from "@confetti/domain/games/baw"
import type { GameKind } from "@confetti/domain/games/game-kinds"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { wayToEarn } from "@confetti/domain/points/action-points"
import { useEffect, useState } from "react"
import { serverNow } from "../../../platform/server-clock.ts"
import { useScope } from "../../../platform/session-scope.ts"
import { Button } from "../../../ui/button.tsx"
import { Sheet } from "../../../ui/sheet.tsx"
import { useOpenJoin } from "../../session/index.ts"
import { inHue } from "../../tile/index.ts"
import { gameHues } from "../game-props.ts"
import { clockText, untilText } from "../game-words.ts"
import type { GameStats } from "../games-reads.ts"
import { savedPlayOf, type WordPlay } from "../word-play.ts"
import { GameCard, Ring } from "./game-card.tsx"
import { PastDays } from "./past-days.tsx"
import { type FreezeNotice, weekOf } from "./streak.ts"
import { StreakPanel } from "./streak-panel.tsx"

type Props = {
  stats: GameStats
  freezes: readonly FreezeNotice[]
  note: string | null
  userId: string | null
  language: string
  onPlay: (game: GameKind, day?: string) => void
  onDayOver: () => void
}

export function GamesToday({ stats, freezes, note, userId, language, onPlay, onDayOver }: Props) {
  const [shown, setShown] = useState<GameKind | "yesterday" | null>(null)
  const scope = useScope()
  const plays = [savedPlayOf.WURD(scope).useValue(), savedPlayOf.BAW(scope).useValue()]
  const games = stats.games.filter(({ isOn }) => isOn)
  const playOf = ({ game, today }: GameStats["games"][number]): WordPlay | null => {
    const saved = plays.find((each) => each?.userId === userId && each.play.game === game)?.play
    return saved?.day === stats.today && movesOf(saved) === today.moves ? saved : null
  }
  const close = () => setShown(null)
  return (
    <div className="page games-today grid content-start gap-4">
      <header className="flex flex-wrap items-baseline justify-between">
        <h1>Games</h1>
        <Countdown until={stats.nextDate} language={language} onOver={onDayOver} />
      </header>
      {note !== null && (
        <p className="px-4 py-3 rounded-card surface-1 ink-2" role="status">
          {note}
        </p>
      )}
      <StreakPanel overall={stats.overall} week={weekOf(stats)} freezes={freezes} language={language} />
      <ul className="game-cards grid gap-3">
        {games.map((each) => (
          <GameCard
            key={each.game}
            stats={each}
            play={playOf(each)}
            language={language}
            onPlay={() => onPlay(each.game)}
          >
            <button type="button" aria-label={`Past days of ${each.game}`} onClick={() => setShown(each.game)}>
              Past days
            </button>
            {each.game === "BAW" && stats.yesterday && (
              <button type="button" onClick={() => setShown("yesterday")}>
                Yesterday’s words
              </button>
            )}
          </GameCard>
        ))}
      </ul>
      <PointsLine isGuest={userId === null} />
      {shown === "yesterday" && stats.yesterday && <YesterdayWords yesterday={stats.yesterday} onClose={close} />}
      {shown !== null && shown !== "yesterday" && (
        <PastDays
          game={shown}
          userId={userId}
          today={stats.today}
          language={language}
          onPlay={(day) => onPlay(shown, day)}
          onClose={close}
        />
      )}
    </div>
  )
}

function movesOf(play: WordPlay): number {
  return play.game === "WURD" ? play.rows.length : play.found.length
}

function PointsLine({ isGuest }: { isGuest: boolean }) {
  const openJoin = useOpenJoin()
  const { points } = wayToEarn("play_a_game")
  return (
    <div className="games-points flex flex-wrap items-center justify-between gap-3 ink-2">
      <p className="text-pretty">
        {isGuest
          ? plural(points, {
              one: `You get # point for each game you finish, won or lost. Join by tomorrow to get it, and to keep your streak.`,
              other: `You get # points for each game you finish, won or lost. Join by tomorrow to get them, and to keep your streak.`,
            })
          : plural(points, {
              one: `You get # point for each game you finish, won or lost.`,
              other: `You get # points for each game you finish, won or lost.`,
            })}
      </p>
      {isGuest && <Button onClick={() => openJoin("join")}>Join</Button>}
    </div>
  )
}

type YesterdayWordsProps = { yesterday: NonNullable<GameStats["yesterday"]>; onClose: () => void }

function YesterdayWords({ yesterday, onClose }: YesterdayWordsProps) {
  const { letters, required, words } = yesterday
  const others = letters.filter((letter) => letter !== required)
  const all = [...others, required].join(", ").toUpperCase()
  const middle = required.toUpperCase()
  return (
    <Sheet title="Yesterday’s words" onClose={onClose}>
      <div {...inHue(gameHues.BAW, "yesterday grid gap-4 mt-4")}>
        <div className="yesterday-ring mx-auto">
          <Ring letters={letters} />
        </div>
        <p className="unseen">{`The letters were ${all}. Every word has the ${middle}.`}</p>
        <p className="ink-2">{plural(words.length, { other: `There were # words to find.` })}</p>
        <ul className="gap-4 text-3">
          {words.map((word) => (
            <li key={word} data-pangram={isPangram(word) || undefined}>
              {word}
              {isPangram(word) && <span className="unseen">, {t`a pangram`}</span>}
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}

type CountdownProps = {
  until: string
  language: string
  onOver: () => void
}

/** Counts down to the next puzzles: visible by the second, announced on focus by the hour or minute. */
function Countdown({ until, language, onOver }: CountdownProps) {
  const [now, setNow] = useState(serverNow)
  const left = Date.parse(until) - now
  const isOver = left <= 0
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (isOver) onOver()
    // Once for each day.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver, until])
  // Before the server was read, the device's clock may be wrong by a day; no day is that long.
  const isBelieved = !isOver && left <= 26 * hour
  return (
    <p className="countdown flex gap-2 ink-2">
      <span>New games</span>
      {isBelieved ? (
        <>
          <time className="ink-1 font-bold tabular-nums" aria-hidden="true">
            {clockText(left)}
          </time>
          <span className="unseen">{untilText(until, now, language)}</span>
        </>
      ) : (
        <span>{isOver ? "any moment" : "tomorrow"}</span>
      )}
    </p>
  )
}
