import type { CardOf } from "@confetti/contract/feed-item"
import { t } from "@confetti/domain/messages/t"
import { Button } from "../../ui/button.tsx"
import { CardFrame, MainButton } from "./card-frame.tsx"

type Props = {
  card: CardOf<"join_cf">
  /** Stays on this card after joining on it. */
  isIn: boolean
  onJoin: () => void
  onLogIn: () => void
  onNext: () => void
}

/** The logo's pieces by angle and hue. The last one is the reader's. */
const pieces = [
  { turn: 8, hue: 90 },
  { turn: 82, hue: 5 },
  { turn: 150, hue: 295 },
  { turn: 222, hue: 235 },
  { turn: 296, hue: 152 },
]

export function JoinCard({ card, isIn, onJoin, onLogIn, onNext }: Props) {
  return (
    <CardFrame name="join-card" art={<Mark isWhole={isIn} />}>
      <h2>{isIn ? "You are in" : card.title}</h2>
      <p className="feed-card-text">{isIn ? "The piece that was missing is yours." : textOf(card)}</p>
      <div className="feed-card-ways">
        <MainButton onClick={isIn ? onNext : onJoin}>{isIn ? "Next tile" : "Join"}</MainButton>
        {!isIn && <Button onClick={onLogIn}>Sign in</Button>}
      </div>
    </CardFrame>
  )
}

function textOf({ id }: CardOf<"join_cf">): string {
  return id === "first"
    ? t`One piece is missing: yours. It keeps your place and what you like, on every device.`
    : t`You have come far. Join to continue from here on any device, with everything you liked.`
}

function Mark({ isWhole }: { isWhole: boolean }) {
  return (
    <svg className="join-mark" viewBox="-188 -188 376 376" aria-hidden="true" data-whole={isWhole || undefined}>
      {pieces.map(({ turn, hue }) => (
        <rect
          key={turn}
          x={-36}
          y={-176}
          width={72}
          height={124}
          rx={22}
          transform={`rotate(${turn})`}
          style={{ "--piece": hue }}
        />
      ))}
      <circle r={32} />
    </svg>
  )
}
