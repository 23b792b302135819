import type { Freshness } from "@confetti/contract/insights"
import { type ReactNode, useEffect } from "react"
import type { ReadRequest } from "../../platform/reads/read-cache.ts"
import { useRead } from "../../platform/reads/use-reads.ts"
import { Trouble } from "../../ui/trouble.tsx"
import type { ChosenRange } from "./range/range-of.ts"

export type PanelProps = {
  range: ChosenRange
  language: string
  onFresh: (fresh: Freshness) => void
}

type Props<Value> = {
  request: ReadRequest<Value>
  onFresh: PanelProps["onFresh"]
  isEmpty: (value: Value) => boolean
  children: (value: Value) => ReactNode
}

export function InsightPanel<Value extends Freshness>({ request, onFresh, isEmpty, children }: Props<Value>) {
  const { data, isPending, isError, isOffline, retry } = useRead(request, { freshFor: 30_000, every: 60_000 })
  useEffect(() => {
    if (data) onFresh(data)
  }, [data, onFresh])
  if (isError)
    return (
      <Trouble
        isOffline={isOffline}
        title="That did not arrive"
        about="The figures could not be read. Nothing has changed; the days you chose are still chosen."
        onRetry={retry}
      />
    )
  if (isPending || !data) return <div className="studio-waiting" role="status" aria-label="Fetching the figures" />
  if (isEmpty(data))
    return (
      <p className="studio-empty">
        {data.summedAt === null
          ? "Nothing is counted yet. Figures come a minute after people begin to read."
          : "Nothing to show for these days: fewer than five people did anything, or nobody was here."}
      </p>
    )
  return children(data)
}
