import { useScope } from "../../platform/session-scope.ts"
import { todayOf } from "./today-store.ts"

export function TodayMark({ tileId }: { tileId: string }) {
  const mark = todayOf(useScope()).useValue()?.marks[tileId]
  return (
    mark && (
      <>
        <span className="cover-mark">{mark[0]}</span>
        {mark[1] && <p className="on-this-day mt-1 text-2 ink-1 font-medium text-pretty">{mark[1]}</p>}
      </>
    )
  )
}
