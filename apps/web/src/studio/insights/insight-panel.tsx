import type { CallableInput } from "@confetti/contract/callable-catalogue"
import type { Freshness } from "@confetti/contract/insights"
import type { DayRange } from "@confetti/domain/insights/day-range"
import { type ReactNode, useEffect } from "react"
import type { ReadRequest } from "../../platform/reads/read-cache.ts"
import { useRead } from "../../platform/reads/use-reads.ts"
import { studioCall } from "../access/studio-call.ts"
import { Loaded } from "../kit/loaded.tsx"
import type { ChosenRange } from "./range/range-of.ts"

export type PanelProps = {
  range: ChosenRange
  language: string
  onFresh: (fresh: Freshness) => void
}

type RangeCall =
  | "insights-get_overview"
  | "insights-list_categories"
  | "insights-get_people"
  | "insights-get_games"
  | "insights-get_points"

export const rangeRead = <Name extends RangeCall>(name: Name, { from, until }: DayRange) => ({
  key: `${name} ${from} ${until}`,
  read: () => studioCall(name, { from, until } as CallableInput<Name>),
})

type Props<Value> = {
  request: ReadRequest<Value>
  onFresh: PanelProps["onFresh"]
  isEmpty: (value: Value) => boolean
  children: (value: Value) => ReactNode
}

export function InsightPanel<Value extends Freshness>({ request, onFresh, isEmpty, children }: Props<Value>) {
  const read = useRead(request, { freshFor: 30_000, every: 60_000 })
  const { data } = read
  useEffect(() => {
    if (data) onFresh(data)
  }, [data, onFresh])
  return (
    <Loaded read={read} about="Your dates are still selected.">
      {(value) =>
        isEmpty(value) ? (
          <p className="studio-empty">
            {value.summedAt === null
              ? "No data yet. Figures appear a minute after people start reading."
              : "Nothing to show for these days: fewer than five people were active."}
          </p>
        ) : (
          children(value)
        )
      }
    </Loaded>
  )
}
