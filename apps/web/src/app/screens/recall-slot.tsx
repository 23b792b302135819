import type { CardOf } from "@confetti/contract/feed-item"
import { dayIn, daysBetween } from "@confetti/domain/games/puzzle-day"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useState } from "react"
import { RecallCard } from "../../features/games/index.ts"
import { saveRecallOutcome } from "../../features/recall/index.ts"
import { useSession } from "../../features/session/index.ts"
import { questionOf } from "../../features/welcome/index.ts"
import { deviceZone } from "../../platform/device-zone.ts"
import { announce } from "../../ui/announce.tsx"
import { useScope } from "../../platform/session-scope.ts"
import { useCategories } from "./use-categories.ts"

type Props = {
  card: CardOf<"recall">
  isCurrent: boolean
  onNext: () => void
  onOpen: (slug: string) => void
}

export function RecallSlot({ card, isCurrent, onNext, onOpen }: Props) {
  const scope = useScope()
  const { userId } = useSession()
  const categories = useCategories()
  const { language } = scope.page.brand
  const { id, readOn, tiles } = card
  const [tile] = tiles
  const [when] = useState(() => daysAgoText(readOn, language))
  useEffect(() => {
    if (!isCurrent) return
    saveRecallOutcome(scope, userId, id, "seen")
    const question = questionOf(scope)
    if (question.get()?.id === id) question.set(null)
  }, [scope, isCurrent, userId, id])
  return (
    <RecallCard
      card={card}
      category={categories.find(({ slug }) => slug === tile?.categories[0])}
      when={when}
      isCurrent={isCurrent}
      onAnswered={() => saveRecallOutcome(scope, userId, id, "answered")}
      onOpen={() => tile && onOpen(tile.slug)}
      onLater={() => {
        saveRecallOutcome(scope, userId, id, "later")
        announce(t`Skipped. You won’t be asked again for three days.`)
        onNext()
      }}
      onNext={onNext}
    />
  )
}

function daysAgoText(day: string, language: string): string {
  const days = daysBetween(day, dayIn(deviceZone(), Date.now()))
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day")
}
