import type { OnThisDay as Given } from "@confetti/contract/today"
import { onThisDayText } from "../../features/today/index.ts"

/** What happened on this day of another year, and where that is written. */
export function OnThisDay({ source: { title, by, link }, ...day }: Given) {
  return (
    <p>
      {onThisDayText(day)}{" "}
      {link ? (
        <a href={link.href} target="_blank" rel="noopener noreferrer">
          <cite>{title}</cite>
          <i className="unseen"> in a new tab</i>
        </a>
      ) : (
        <cite>{title}</cite>
      )}
      , {by}
    </p>
  )
}
