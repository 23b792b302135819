import type { WayForMe } from "@confetti/contract/points"
import type { EarnAction } from "@confetti/domain/action-points"
import { type OpenDoor, WayRow } from "./way-row.tsx"
import { inOrder } from "./way-words.ts"

type Props = { ways: readonly WayForMe[]; language: string; onOpen: OpenDoor }

/** Every way to earn that is offered here. */
export function Ways({ ways, language, onOpen }: Props) {
  return (
    <section className="page-section" aria-labelledby="ways-title">
      <h2 id="ways-title">Earn</h2>
      <ul className="ways">
        {inOrder(ways).map((way) => (
          <WayRow
            key={way.action}
            way={way}
            language={language}
            onOpen={onOpen}
            onVisit={() => void claim(way.action)}
          />
        ))}
      </ul>
    </section>
  )
}

async function claim(action: EarnAction): Promise<void> {
  const { claimPoints } = await import("../../../platform/outbox/index.ts")
  claimPoints(action)
}
