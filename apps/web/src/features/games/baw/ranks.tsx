import type { BawPlay } from "@confetti/contract/games"
import { plural } from "@confetti/domain/messages/plural"
import { Icon } from "../../../ui/icon.tsx"
import { Sheet } from "../../../ui/sheet.tsx"
import { rankName, rankProgress } from "./baw-view.ts"

type Props = { play: BawPlay; language: string; onClose: () => void }

export function RanksSheet({ play, language, onClose }: Props) {
  const { at, next } = rankProgress(play)
  return (
    <Sheet title="Ranks" onClose={onClose}>
      <p className="mt-2 text-3 text-pretty">
        {next
          ? plural(
              next.missing,
              {
                one: `# more point to reach ${rankName(next.rank)}.`,
                other: `# more points to reach ${rankName(next.rank)}.`,
              },
              language,
            )
          : "You are at the top. Every other word is just for fun."}
      </p>
      <ol className="baw-ranks mt-3 ink-2 text-3" reversed>
        {play.ranks
          .map(({ rank, points }, index) => (
            <li
              key={rank}
              className="flex items-center justify-between min-h-44 px-4 py-1"
              data-reached={index <= at || undefined}
              aria-current={index === at ? "step" : undefined}
            >
              <span>
                {rankName(rank)}
                {index === at && <small className="ink-hue text-1">You are here</small>}
              </span>
              <b className="tabular-nums">{points.toLocaleString(language)}</b>
            </li>
          ))
          .reverse()}
      </ol>
      <p className="mt-4 ink-2 text-pretty">
        A four-letter word scores one point, a longer word one point per letter, and a word with all seven letters seven
        more.
      </p>
    </Sheet>
  )
}

type RankLineProps = { play: BawPlay; language: string; onOpen: () => void }

export function RankLine({ play, language, onOpen }: RankLineProps) {
  const { at, next, share } = rankProgress(play)
  const name = rankName(play.rank)
  return (
    <button
      type="button"
      className="baw-rank grid items-baseline py-1 text-start"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <strong key={play.rank}>{name}</strong>
      <span className="baw-rank-points flex items-center ink-2 font-semibold tabular-nums">
        {plural(play.points, { one: "# point", other: "# points" }, language)}
        <Icon name="forward" />
      </span>
      <RankDots count={play.ranks.length} at={at} share={share} />
      {next && (
        <span className="baw-rank-next ink-2 text-1">
          {next.missing} to {rankName(next.rank)}
        </span>
      )}
      <span className="unseen">Show all ranks</span>
    </button>
  )
}

export function RankDots({ count, at, share }: { count: number; at: number; share: number }) {
  return (
    <span
      className="baw-dots col-span-full relative flex items-center justify-between"
      style={{ "--share": share }}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, rank) => (
        <i key={rank} data-reached={rank <= at || undefined} data-current={rank === at || undefined} />
      ))}
    </span>
  )
}
