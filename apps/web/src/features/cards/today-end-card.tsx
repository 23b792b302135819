import { t } from "@confetti/domain/messages/t"
import type { ReactNode } from "react"
import { Button } from "../../ui/button.tsx"
import { CardFrame, MainButton } from "./card-frame.tsx"

type Props = {
  ring: ReactNode
  title: string
  streak: string | null
  /** When the next tiles come: "in 5 hours". Null if the day is over. */
  next: string | null
  hasNext: boolean
  isDone: boolean
  isGuest: boolean
  /** Moves to the next day's tiles if available, otherwise to the next item. */
  onNext: () => void
  onWaiting: () => void
  onJoin: () => void
}

export function TodayEndCard(props: Props) {
  const { ring, title, streak, next, hasNext, isDone, isGuest, onNext, onWaiting, onJoin } = props
  return (
    <CardFrame name="today-end-card" art={ring}>
      {streak && <p className="feed-card-mark">{streak}</p>}
      <h2>{title}</h2>
      <p className="feed-card-text">{aboutNext(next, isDone, hasNext)}</p>
      <div className="feed-card-ways">
        {next === null || isDone ? (
          <MainButton onClick={onNext}>
            {next === null && hasNext ? "Read today’s seven" : "Continue to the feed"}
          </MainButton>
        ) : (
          <>
            <MainButton onClick={onWaiting}>Read the next one</MainButton>
            <Button onClick={onNext}>Continue to the feed</Button>
          </>
        )}
        {next !== null && isDone && isGuest && <Button onClick={onJoin}>Join to keep your streak</Button>}
      </div>
    </CardFrame>
  )
}

function aboutNext(next: string | null, isDone: boolean, hasNext: boolean): string {
  if (next === null)
    return hasNext
      ? t`That day ended at midnight. Today’s seven are here.`
      : t`That day ended at midnight. Today’s seven appear as soon as you are online.`
  return isDone
    ? t`That’s all for today. The next seven come ${next}.`
    : t`You can read them until the next seven come ${next}.`
}
