import type { BawPlay } from "@confetti/contract/games"
import { plural } from "@confetti/domain/messages/plural"
import { Icon } from "../../../../ui/icon.tsx"
import { rankName } from "./rank-name.ts"
import { rankProgress } from "./rank-progress.ts"
import "./ranks.css"

type Props = { play: BawPlay; language: string; onOpen: () => void }

/** The way to the top: a dot a rank, the one that is reached and its points. */
export function RankLine({ play, language, onOpen }: Props) {
  const { at, next, share } = rankProgress(play)
  const name = rankName(play.rank)
  return (
    <button type="button" className="baw-rank" aria-haspopup="dialog" onClick={onOpen}>
      <strong key={play.rank}>{name}</strong>
      <span className="baw-rank-points">
        {plural(play.points, { one: "# point", other: "# points" }, language)}
        <Icon name="forward" />
      </span>
      <RankDots count={play.ranks.length} at={at} share={share} />
      {next && (
        <span className="baw-rank-next">
          {next.missing} to {rankName(next.rank)}
        </span>
      )}
      <span className="unseen">Show all ranks</span>
    </button>
  )
}

export function RankDots({ count, at, share }: { count: number; at: number; share: number }) {
  return (
    <span className="baw-dots" style={{ "--share": share }} aria-hidden="true">
      {Array.from({ length: count }, (_, rank) => (
        <i key={rank} data-reached={rank <= at || undefined} data-current={rank === at || undefined} />
      ))}
    </span>
  )
}
