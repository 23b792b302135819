import { t } from "@confetti/domain/messages/t"
import type { ReactNode } from "react"
import { Button } from "../../ui/button.tsx"
import { CardFrame, MainButton } from "./card-frame.tsx"

type Props = {
  ring: ReactNode
  title: string
  streak: string | null
  /** When the next ones come: "in 5 hours". Null where the day is over. */
  next: string | null
  hasNext: boolean
  isDone: boolean
  isGuest: boolean
  /** Goes on: to the next day's tiles where this one is over and they are there, otherwise to whatever comes next. */
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
            {next === null && hasNext ? "On to today’s seven" : "On to the endless feed"}
          </MainButton>
        ) : (
          <>
            <MainButton onClick={onWaiting}>To the first that waits</MainButton>
            <Button onClick={onNext}>On to the endless feed</Button>
          </>
        )}
        {next !== null && isDone && isGuest && <Button onClick={onJoin}>Join to keep your days</Button>}
      </div>
    </CardFrame>
  )
}

function aboutNext(next: string | null, isDone: boolean, hasNext: boolean): string {
  if (next === null)
    return hasNext
      ? t`It ended at midnight. Today’s seven are here.`
      : t`It ended at midnight. Today’s seven come as soon as there is a connection.`
  return isDone
    ? t`That was today. The next seven come ${next}.`
    : t`They are yours until the next seven come, ${next}.`
}
