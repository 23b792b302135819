import type { Today } from "@confetti/contract/today"
import { todayOf } from "../../features/today/index.ts"
import { useScope } from "../../platform/session-scope.ts"
import { useCategories } from "../screens/use-categories.ts"

type Segment = { hue: number | undefined; isRead: boolean }

export function useTodaySegments(): Segment[] {
  return useSegmentsOf(todayOf(useScope()).useValue())
}

export function useSegmentsOf(day: Today | null): Segment[] {
  const categories = useCategories()
  if (!day) return []
  return day.tiles.map(({ id, category }) => ({
    hue: categories.find(({ slug }) => slug === category)?.hue,
    isRead: day.readIds.includes(id),
  }))
}
