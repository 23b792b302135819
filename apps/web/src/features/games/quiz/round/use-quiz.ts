import { t } from "@confetti/domain/messages/t"
import { useEffect, useState } from "react"
import { reportBug } from "../../../../platform/error-reporter/report-bug.ts"
import { useReadCache } from "../../../../platform/reads/use-reads.ts"
import { announce } from "../../../../ui/announce.tsx"
import { daysRead, statsRead } from "../../games-reads.ts"
import { vibrate } from "../../../../platform/haptics.ts"
import { type OpenQuiz, openQuiz, type QuizView } from "./open-quiz.ts"

type Options = { day: string | null; userId: string | null; isBegun: boolean }

/** A day's quiz of somebody who is known to be here; `key` the component by both day and person. */
export function useQuiz({ day, userId, isBegun }: Options): { view: QuizView; actions: OpenQuiz } {
  const cache = useReadCache()
  const [actions] = useState(() =>
    openQuiz({
      day,
      userId,
      onStarted: ({ state }) => {
        // Whoever comes back finds it begun.
        if (state !== "playing") return
        void cache.load(statsRead(userId), 0)
        if (day !== null) void cache.load(daysRead(userId, "QUIZ_ME", day), 0)
      },
      onMovedOn: () => announce(t`You went on with this quiz on another device.`),
      onMarked: (isRight) => vibrate(isRight ? "marked" : "refused"),
      onScored: ({ paid }) => {
        // What is shown of points and streaks elsewhere is old now.
        if (paid > 0) cache.invalidate()
        else void cache.load(statsRead(userId), 0)
      },
    }),
  )
  useEffect(() => {
    void actions.open().catch(reportBug)
    const look = () => {
      if (document.visibilityState === "visible") void actions.refresh().catch(reportBug)
    }
    document.addEventListener("visibilitychange", look)
    return () => {
      document.removeEventListener("visibilitychange", look)
      actions.close()
    }
  }, [actions])
  useEffect(() => {
    if (isBegun) void actions.goOn().catch(reportBug)
  }, [actions, isBegun])
  return { view: actions.useValue(), actions }
}
