import type { BawPlay } from "@confetti/contract/games"
import { plural } from "@confetti/domain/messages/plural"
import { Sheet } from "../../../../ui/sheet.tsx"
import { rankName } from "./rank-name.ts"
import { rankProgress } from "./rank-progress.ts"

type Props = { play: BawPlay; language: string; onClose: () => void }

/** Every rank with the points it takes, the top one first. */
export function RanksSheet({ play, language, onClose }: Props) {
  const { at, next } = rankProgress(play)
  const number = new Intl.NumberFormat(language)
  return (
    <Sheet title="Ranks" className="baw-sheet" onClose={onClose}>
      <p className="baw-sheet-text">
        {next
          ? plural(
              next.missing,
              {
                one: `# more point to ${rankName(next.rank)}.`,
                other: `# more points to ${rankName(next.rank)}.`,
              },
              language,
            )
          : "You are at the top. Every further word is for the joy of it."}
      </p>
      <ol className="baw-ranks" reversed>
        {play.ranks
          .map(({ rank, points }, index) => (
            <li key={rank} data-reached={index <= at || undefined} aria-current={index === at ? "step" : undefined}>
              <span>
                {rankName(rank)}
                {index === at && <small>You are here</small>}
              </span>
              <b>{number.format(points)}</b>
            </li>
          ))
          .reverse()}
      </ol>
      <p className="baw-sheet-note">
        Four letters bring one point, longer words a point for each letter, a word of all seven letters seven more.
      </p>
    </Sheet>
  )
}
