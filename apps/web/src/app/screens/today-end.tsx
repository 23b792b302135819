import type { Today } from "@confetti/contract/today"
import { plural } from "@confetti/domain/messages/plural"
import { useState } from "react"
import { TodayEndCard } from "../../features/cards/index.ts"
import { untilText } from "../../features/games/index.ts"
import { useOpenJoin, useSession } from "../../features/session/index.ts"
import { endedTodayOf, endText, progressOf, todayOf, TodayRing } from "../../features/today/index.ts"
import { useScope } from "../../platform/session-scope.ts"
import { useSegmentsOf } from "../today/use-today-segments.ts"

type Props = { day: string; onNext: () => void; onTile: (tileId: string) => void }

export function TodayEnd({ day, onNext, onTile }: Props) {
  const scope = useScope()
  const today = todayOf(scope).useValue()
  const ended = endedTodayOf(scope).useValue()
  const { state } = useSession()
  const openJoin = useOpenJoin()
  const { language } = scope.page.brand
  const [now] = useState(() => Date.now())
  const shown = [today, ended].find((each) => each?.day === day) ?? null
  const segments = useSegmentsOf(shown)
  if (!shown) return null
  const progress = progressOf(shown)
  const [waiting] = progress.waitingIds
  const isOver = shown !== today
  // The tile after this card may stay: the next day's tiles then begin after it.
  const [first] = isOver && today ? progressOf(today).waitingIds : []
  const { read, total } = progress
  return (
    <TodayEndCard
      ring={<TodayRing segments={segments} middle={`${read}/${total}`} />}
      title={isOver ? `Read that day: ${read} of ${total}` : endText(progress)}
      streak={isOver ? null : streakText(shown.streak, language)}
      next={isOver ? null : untilText(shown.nextDate, now, language)}
      hasNext={today !== null}
      isDone={progress.isDone}
      isGuest={state === "anonymous"}
      onNext={() => (first === undefined ? onNext() : onTile(first))}
      onWaiting={() => waiting !== undefined && onTile(waiting)}
      onJoin={() => openJoin("join")}
    />
  )
}

function streakText({ length, freezes }: Today["streak"], language: string): string | null {
  if (length === 0) return null
  const days = plural(length, { one: "Day # of a streak", other: "# days in a row" }, language)
  if (freezes === 0) return days
  return `${days}, ${plural(freezes, { one: `# freeze left`, other: `# freezes left` }, language)}`
}
