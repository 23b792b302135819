import { todayStore } from "./today-store.ts"

/** Says on a cover which of today's tiles it is; nothing on any other. */
export function TodayMark({ tileId }: { tileId: string }) {
  const tiles = todayStore.useValue()?.tiles ?? []
  const at = tiles.findIndex(({ id }) => id === tileId)
  if (at < 0) return null
  return (
    <span className="cover-mark">
      Today {at + 1} of {tiles.length}
    </span>
  )
}
