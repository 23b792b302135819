import type { GamePlay } from "@confetti/contract/games"
import { minute } from "@confetti/domain/durations"
import type { GameKind } from "@confetti/domain/games/game-kinds"
import { gamePath } from "@confetti/domain/games/game-path"
import { addDays } from "@confetti/domain/games/puzzle-day"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { useLocation } from "../../platform/location.ts"
import { Button } from "../../ui/button.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import { useOpenJoin } from "../session/index.ts"
import { isOver, timeLeftText } from "./game-words.ts"
import type { GameStats } from "./games-reads.ts"
import { useNow } from "./use-now.ts"

type Props = {
  stats: GameStats["games"][number]
  language: string
  title: string
  bars: readonly string[]
  /** This game's bar; null for none. */
  own: number | null
  hasWins?: boolean
}

export function OwnStats({ stats: { played, won, streak, distribution }, language, title, bars, own, hasWins }: Props) {
  const percent = new Intl.NumberFormat(language, { style: "percent" })
  const most = Math.max(1, ...distribution)
  const figures = [
    [t`played`, played.toLocaleString(language)],
    ...(hasWins ? [[t`won`, percent.format(played === 0 ? 0 : won / played)] as const] : []),
    [plural(streak.length, { one: "day in a row", other: "days in a row" }), streak.length.toLocaleString(language)],
    [t`longest`, streak.longest.toLocaleString(language)],
  ] as const
  return (
    <section className="game-stats text-start" aria-label="Your statistics">
      <dl className="grid py-2">
        {figures.map(([name, value]) => (
          <div key={name} className="grid content-start gap-1">
            <dt className="ink-2 text-1">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-2 mb-2 text-2">{title}</h3>
      <ol className="grid cols-start" aria-label={title}>
        {bars.map((bar, at) => {
          const count = distribution[at] ?? 0
          const times = count.toLocaleString(language)
          return (
            <li
              key={bar}
              className="relative grid col-span-full items-center tabular-nums"
              data-own={at === own || undefined}
              style={{ "--share": count / most }}
            >
              <span className="ink-2 font-semibold" aria-hidden="true">
                {bar}
              </span>
              <i className={at === own ? "on-hue text-end" : "surface-2 text-end"} aria-hidden="true">
                <b>{times}</b>
              </i>
              <span className="unseen">{at === own ? `${bar}: ${times}, including this one` : `${bar}: ${times}`}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type GameRewardProps = {
  play: Pick<GamePlay, "day" | "isPractice" | "paid">
  streak: GameStats["games"][number]["streak"] | undefined
  isGuest: boolean
}

export function GameReward({ play, streak, isGuest }: GameRewardProps) {
  const openJoin = useOpenJoin()
  const { day, isPractice, paid } = play
  if (isPractice) return null
  const length = streak?.length ?? 0
  const kept = [
    length > 0 && plural(length, { one: "# day in a row", other: "# days in a row" }),
    streak?.earned.includes(day) && t`You earned a freeze`,
    streak?.frozen.includes(addDays(day, -1)) && t`A freeze saved your streak`,
  ]
  return (
    <div className="game-reward grid gap-3">
      <ul className="flex flex-wrap gap-2 ink-hue font-semibold">
        {paid > 0 && (
          <li className="game-paid px-4 py-1 rounded-full on-hue">
            {plural(paid, { one: "+# point", other: "+# points" })}
          </li>
        )}
        {kept.map(
          (text) =>
            text && (
              <li key={text} className="px-4 py-1 rounded-full surface-hue">
                {text}
              </li>
            ),
        )}
      </ul>
      {isGuest && (
        <p className="game-join grid gap-3 ink-2 text-pretty">
          <span>A point is waiting for you. Join to get it, and to keep your streak.</span>
          <Button className="ink-hue" onClick={() => openJoin("join")}>
            Join
          </Button>
        </p>
      )}
    </div>
  )
}

export function MoreGames({ stats }: { stats: GameStats | undefined }) {
  const [, navigate] = useLocation()
  const open = (stats?.games ?? []).filter(({ isOn, today }) => isOn && !isOver(today))
  const links = [
    ...open.map(({ game }) => [gamePath(game), t`Play today’s ${game}`] as const),
    ["/games", t`All games`] as const,
  ]
  return (
    <p className="flex flex-wrap gap-2">
      {links.map(([path, name]) => (
        <a key={path} className="button" href={path} onClick={plainClick(() => navigate(path))}>
          {name}
        </a>
      ))}
    </p>
  )
}

type NextPuzzleProps = { game: GameKind; nextDate: string }

/** The start of the next puzzle by this device's clock. Not announced each minute. */
export function NextPuzzle({ game, nextDate }: NextPuzzleProps) {
  const now = useNow(minute / 4)
  if (now >= Date.parse(nextDate)) return null
  const left = (
    <time className="ink-1 font-bold tabular-nums text-nowrap" dateTime={nextDate}>
      {timeLeftText(nextDate, now)}
    </time>
  )
  return (
    <p className="ink-2">
      {game === "WURD" && <>Next word in {left}</>}
      {game === "BAW" && <>New letters in {left}</>}
      {game === "QUIZ_ME" && <>Next quiz in {left}</>}
    </p>
  )
}
