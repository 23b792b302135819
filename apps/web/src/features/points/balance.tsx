import type { Overview } from "./points-reads.ts"

/** What they can spend, large; beside it what is set aside and what is still to come. */
export function Balance({ overview, language }: { overview: Overview; language: string }) {
  const number = new Intl.NumberFormat(language)
  const { balance, held, pending, earnedToday } = overview
  return (
    <div className="balance">
      <p className="balance-figure">
        <strong>{number.format(balance)}</strong>
        <span>{balance === 1 ? "point" : "points"} to spend</span>
      </p>
      {(earnedToday > 0 || held > 0 || pending > 0) && (
        <dl className="balance-beside">
          {earnedToday > 0 && (
            <div>
              <dt>Earned today</dt>
              <dd>{number.format(earnedToday)}</dd>
            </div>
          )}
          {held > 0 && (
            <div>
              <dt>Set aside for your orders</dt>
              <dd>{number.format(held)}</dd>
            </div>
          )}
          {pending > 0 && (
            <div>
              <dt>To come from your friends</dt>
              <dd>{number.format(pending)}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  )
}
