import type { Category } from "@confetti/contract/category"
import { mondayOf } from "@confetti/domain/novelty/history-weeks"
import { useMemo, useState } from "react"
import { learnedWeekRead, WeekPanel, YearLink, yearReviewRead } from "../../../features/novelty/index.ts"
import { savedRecallOf } from "../../../features/recall/index.ts"
import type { Session } from "../../../features/session/index.ts"
import { deviceZone } from "../../../platform/device-zone.ts"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { useScope } from "../../../platform/session-scope.ts"

type Props = {
  session: Session
  knownIds: ReadonlySet<string>
  categories: readonly Category[]
  language: string
  onOpen: (slug: string) => void
  onTurn: (path: string) => void
}

export function LearnedSlot({ session, knownIds, categories, language, onOpen, onTurn }: Props) {
  const { userId } = session
  const week = useRead(learnedWeekRead(userId))
  const year = useRead(yearReviewRead(userId))
  const ofGuest = useGuestWeek(knownIds)
  return (
    <>
      {year.data && <YearLink review={year.data} language={language} onOpen={onTurn} />}
      <WeekPanel
        tiles={session.state === "anonymous" ? ofGuest : (week.data?.tiles ?? [])}
        categories={categories}
        language={language}
        onOpen={onOpen}
      />
    </>
  )
}

function useGuestWeek(knownIds: ReadonlySet<string>) {
  const { finished } = savedRecallOf(useScope()).useValue()
  const [now] = useState(() => Date.now())
  return useMemo(() => {
    const zone = deviceZone()
    const monday = mondayOf(now, zone)
    const isThisWeek = (at: number) => mondayOf(at, zone) === monday
    return finished
      .filter(({ tileId, readAt }) => isThisWeek(readAt) && !knownIds.has(tileId))
      .map(({ readAt, ...tile }) => ({ ...tile, learnedDate: new Date(readAt).toISOString() }))
  }, [finished, now, knownIds])
}
