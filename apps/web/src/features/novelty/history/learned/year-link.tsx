import type { YearReview } from "@confetti/contract/recall"
import { plural } from "@confetti/domain/messages/plural"
import { plainClick } from "../../../../ui/plain-click.ts"

type Props = { review: Pick<YearReview, "year" | "count">; language: string; onOpen: (path: string) => void }

const yearPath = "/me/year"

/** At a year's end, the way to what it held. */
export function YearLink({ review: { year, count }, language, onOpen }: Props) {
  return (
    <a className="history-link year-link" href={yearPath} onClick={plainClick(() => onOpen(yearPath))}>
      <span className="history-link-kicker">Looking back</span>
      <strong>Your {year}</strong>
      <span>
        {plural(
          count,
          {
            one: "# thing you read to its end",
            other: "# things you read to their end, from the first to the last",
          },
          language,
        )}
      </span>
    </a>
  )
}
