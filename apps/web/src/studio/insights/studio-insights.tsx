import type { Freshness } from "@confetti/contract/insights"
import { dayIn } from "@confetti/domain/games/puzzle-day"
import type { DayRange } from "@confetti/domain/insights/day-range"
import { t } from "@confetti/domain/messages/t"
import { type ReactNode, useCallback, useState } from "react"
import { deviceZone } from "../../platform/device-zone.ts"
import { useLocation, useSearch } from "../../platform/location.ts"
import { Screen } from "../kit/screen.tsx"
import { LinkTabs } from "../kit/tabs.tsx"
import type { ScreenProps } from "../section.ts"
import { CategoriesPanel } from "./categories/categories-panel.tsx"
import { dayText } from "./charts/shown-count.ts"
import { GamesPanel } from "./games/games-panel.tsx"
import type { PanelProps } from "./insight-panel.tsx"
import { OverviewPanel } from "./overview/overview-panel.tsx"
import { PeoplePanel } from "./people/people-panel.tsx"
import { PointsPanel } from "./points/points-panel.tsx"
import { type Preset, rangeOf, rangeWord } from "./range/range-of.ts"
import { RangePicker } from "./range/range-picker.tsx"
import { TilePanel } from "./tiles/tile-panel.tsx"
import { TilesPanel } from "./tiles/tiles-panel.tsx"
import "./insights.css"

const root = "/studio/insights"

const panels = [
  ["", t`Overview`],
  ["/tiles", t`Tiles`],
  ["/categories", t`Categories`],
  ["/people", t`People`],
  ["/games", t`Games`],
  ["/points", t`Points`],
] as const

export function InsightsScreen({ language }: ScreenProps) {
  const [path, go] = useLocation()
  const terms = new URLSearchParams(useSearch())
  const [fresh, setFresh] = useState<Freshness | null>(null)
  const today = fresh?.today ?? dayIn(deviceZone(), Date.now())
  const range = rangeOf(terms.get("days"), today)
  const here = panels.find(([end]) => end !== "" && path === root + end)?.[0] ?? ""
  const tileId = terms.get("tile")

  const hrefOf = (end: string, days: string, tile: string | null = null) =>
    `${root}${end}?${new URLSearchParams({ days, ...(tile !== null && { tile }) })}`
  const choose = (next: Preset | DayRange) =>
    go(hrefOf(here, typeof next === "string" ? next : `${next.from}..${next.until}`, tileId), { replace: true })
  const onTile = (id: string) => go(hrefOf("/tiles", rangeWord(range), id))
  const onFresh = useCallback((next: Freshness) => setFresh(next), [])

  return (
    <Screen
      title="Insights"
      about="Totals only, never individuals: counts are rounded to five, and fewer than five are not shown. People who opted out are not included."
      className="insights"
    >
      <LinkTabs
        label="Insights"
        links={panels.map(([end, title]) => ({ title, href: hrefOf(end, rangeWord(range)) }))}
        current={hrefOf(here, rangeWord(range))}
      />
      <RangePicker range={range} today={today} onChoose={choose} />
      <p className="studio-hint insight-fresh">
        {range.from === range.until
          ? dayText(range.from, language)
          : `${dayText(range.from, language)} to ${dayText(range.until, language)}`}
        {fresh && <span>{`. ${freshText(fresh, language)}`}</span>}
      </p>
      {panelOf(here, tileId, { range, language, onFresh }, onTile, () => go(hrefOf("/tiles", rangeWord(range))))}
    </Screen>
  )
}

function panelOf(
  here: string,
  tileId: string | null,
  props: PanelProps,
  onTile: (id: string) => void,
  onBack: () => void,
): ReactNode {
  if (here === "/tiles" && tileId !== null) return <TilePanel tileId={tileId} {...props} onBack={onBack} />
  if (here === "/tiles") return <TilesPanel {...props} onTile={onTile} />
  if (here === "/categories") return <CategoriesPanel {...props} />
  if (here === "/people") return <PeoplePanel {...props} />
  if (here === "/games") return <GamesPanel {...props} />
  if (here === "/points") return <PointsPanel {...props} />
  return <OverviewPanel {...props} onTile={onTile} />
}

function freshText({ zone, summedAt }: Freshness, language: string): string {
  const place = zone.replaceAll("_", " ")
  if (summedAt === null) return t`Days end at midnight in ${place}.`
  const time = new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(new Date(summedAt))
  return t`Days end at midnight in ${place}; counted up to ${time}.`
}
