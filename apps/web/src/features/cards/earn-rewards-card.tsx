import type { CardOf } from "@confetti/contract/feed-item"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import type { EarnAction } from "@confetti/domain/points/action-points"
import { CardFrame, MainButton } from "./card-frame.tsx"

type Props = { card: CardOf<"earn_rewards">; language: string; onLook: () => void }

const words: Record<EarnAction, string> = {
  referral: t`Invite a friend`,
  complete_account: t`Complete your account`,
  enable_notifications: t`Turn on notifications`,
  follow_tiktok: t`Visit us on TikTok`,
  follow_ig: t`Visit us on Instagram`,
  share: t`Share a tile`,
  create_a_thought: t`Write a thought`,
  play_a_game: t`Play a game`,
  read_a_tile: t`Read a tile`,
}

const mostRows = 4

export function EarnRewardsCard({ card, language, onLook }: Props) {
  const total = card.left.reduce((sum, { points, times }) => sum + points * (times ?? 1), 0)
  const more = card.left.length - mostRows
  return (
    <CardFrame
      name="earn-card"
      hue={90}
      art={
        <p className="earn-total ink-hue" aria-hidden="true">
          +{total.toLocaleString(language)}
        </p>
      }
    >
      <h2>{card.title}</h2>
      <ul className="earn-rows grid w-full">
        {card.left.slice(0, mostRows).map(({ action, points, times }) => (
          <li key={action}>
            {words[action]}
            <span className="earn-points flex-none ink-hue">
              +{points.toLocaleString(language)}
              <span className="unseen"> {plural(points, { other: "points" })}</span>
              {times !== null && times > 1 && (
                <small className="text-1 ink-2"> × {times.toLocaleString(language)}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className="feed-card-ways">
        <MainButton onClick={onLook}>
          {more > 0 ? plural(more, { other: "See these and # more" }, language) : "See how"}
        </MainButton>
      </div>
    </CardFrame>
  )
}
