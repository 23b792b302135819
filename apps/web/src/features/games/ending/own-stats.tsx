import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import type { GameStats } from "../games-reads.ts"

type Props = {
  stats: GameStats["games"][number]
  language: string
  /** What the bars count: "Guesses it took". */
  title: string
  /** Each bar's name, in the order of the distribution. */
  bars: readonly string[]
  /** The bar this game stands in; null for none. */
  own: number | null
  /** The share that was won is said where a game can be lost. */
  hasWins?: boolean
}

/** How somebody does at a game. */
export function OwnStats({ stats: { played, won, streak, distribution }, language, title, bars, own, hasWins }: Props) {
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: "percent" })
  const most = Math.max(1, ...distribution)
  const figures = [
    [t`played`, number.format(played)],
    ...(hasWins ? [[t`won`, percent.format(played === 0 ? 0 : won / played)] as const] : []),
    [plural(streak.length, { one: "day in a row", other: "days in a row" }), number.format(streak.length)],
    [t`longest`, number.format(streak.longest)],
  ] as const
  return (
    <section className="game-stats" aria-label="Your statistics">
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{title}</h3>
      <ol aria-label={title}>
        {bars.map((bar, at) => {
          const count = distribution[at] ?? 0
          const times = number.format(count)
          return (
            <li key={bar} data-own={at === own || undefined} style={{ "--share": count / most }}>
              <span aria-hidden="true">{bar}</span>
              <i aria-hidden="true">
                <b>{times}</b>
              </i>
              <span className="unseen">{at === own ? `${bar}: ${times}, this one too` : `${bar}: ${times}`}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
