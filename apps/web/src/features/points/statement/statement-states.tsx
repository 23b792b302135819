import { ApiError } from "../../../platform/api.ts"
import { plainClick } from "../../../ui/plain-click.ts"
import { Trouble } from "../../../ui/trouble.tsx"
import type { StatementFilter } from "../points-reads.ts"

export function StatementGhost() {
  return (
    <div className="entries-ghost" role="status" aria-label="Fetching your statement">
      <i />
      <i />
      <i />
    </div>
  )
}

export function StatementTrouble({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isOffline = error instanceof ApiError && error.code === "offline"
  const about = isOffline
    ? "Your points are safe: every line is kept with us, and shows itself when you are online again."
    : "Your points are safe, and every line of them is kept. Please try again in a moment."
  return <Trouble isOffline={isOffline} title="Your statement did not arrive" about={about} onRetry={onRetry} />
}

const empty: Record<StatementFilter, { title: string; about: string }> = {
  all: {
    title: "The first line is unwritten",
    about: "Read a tile to its end or share one, and it stands here with what it brought.",
  },
  earned: { title: "Nothing earned yet", about: "Read a tile to its end or share one, and it stands here." },
  spent: { title: "Nothing spent yet", about: "What you get in the shop stands here, and what came back." },
}

export function EmptyStatement({ filter, onFeed }: { filter: StatementFilter; onFeed: () => void }) {
  const { title, about } = empty[filter]
  return (
    <div className="entries-empty">
      <h3>{title}</h3>
      <p>{about}</p>
      {filter !== "spent" && (
        <a className="button primary" href="/" onClick={plainClick(onFeed)}>
          Read something
        </a>
      )}
    </div>
  )
}
