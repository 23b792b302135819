import type { Read } from "../../platform/reads/use-reads.ts"
import { Trouble } from "../../ui/trouble.tsx"
import { openJoin } from "../session/index.ts"
import { Balance } from "./balance.tsx"
import type { OpenDoor } from "./earn/way-row.tsx"
import { Ways } from "./earn/ways.tsx"
import type { Overview } from "./points-reads.ts"
import { Statement } from "./statement/statement.tsx"

type Props = {
  /** Null of nobody; undefined while it is not known who is here. */
  points: Read<Overview | null> | undefined
  language: string
  onDoor: OpenDoor
  onOpen: (slug: string) => void
}

/** Everything about a person's points: what there is, how there will be more, and where each came from. */
export function PointsPage({ points, language, onDoor, onOpen }: Props) {
  const overview = points?.data
  if (overview === null) return <Strangers />
  if (points?.isError) {
    const about = points.isOffline
      ? "Your points are safe with us, and what you earn now waits on this device until you are online again."
      : "Your points are safe with us. Please try again in a moment."
    return (
      <Trouble isOffline={points.isOffline} title="Your points did not arrive" about={about} onRetry={points.retry} />
    )
  }
  if (!overview) return <div className="points-ghost" role="status" aria-label="Fetching your points" />
  return (
    <div className="points">
      <div>
        <Balance overview={overview} language={language} />
        <Ways ways={overview.ways} language={language} onOpen={onDoor} />
      </div>
      <Statement language={language} onOpen={onOpen} onFeed={() => onDoor("feed")} />
    </div>
  )
}

function Strangers() {
  return (
    <div className="points-strangers">
      <p>
        Reading, sharing and playing bring points, and points turn into things from the shop. They need somebody to
        belong to.
      </p>
      <div>
        <button type="button" className="button primary" onClick={() => openJoin("join")}>
          Join
        </button>
        <button type="button" className="button" onClick={() => openJoin("login")}>
          Log in
        </button>
      </div>
    </div>
  )
}
