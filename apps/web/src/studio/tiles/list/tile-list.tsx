import type { StudioSummary } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { useCallback, useState } from "react"
import { useLocation } from "../../../platform/location.ts"
import { announce } from "../../../ui/announce.tsx"
import { Button } from "../../../ui/button.tsx"
import { useAttempt } from "../../../ui/use-attempt.ts"
import { studioCall } from "../../access/studio-call.ts"
import { Alert } from "../../kit/alert.tsx"
import { ListFrame } from "../../kit/list-frame.tsx"
import { Screen } from "../../kit/screen.tsx"
import { useList } from "../../kit/use-list.ts"
import { troubleText } from "../../trouble-text.ts"
import { tilePath } from "../tile-paths.ts"
import { FilterBar } from "./filter-bar.tsx"
import type { ListFilters } from "./list-filters.ts"
import { NewTileSheet } from "./new-tile-sheet.tsx"
import { TileRow } from "./tile-row.tsx"
import { useFilters } from "./use-filters.ts"
import "./list.css"

const allTiles: ListFilters = { search: "", state: null, category: null }

export function TileList({ language }: { language: string }) {
  const { filters, setFilters } = useFilters()
  const { search, state, category } = filters
  const read = useCallback(
    async (after: string | null) => {
      const { tiles: items, next } = await studioCall("studio-list_tiles", { search, state, category, after })
      return { items, next }
    },
    [search, state, category],
  )
  const tiles = useList<StudioSummary>(read)
  const { trouble, attempt } = useAttempt(troubleText)
  const [isNaming, setNaming] = useState(false)
  const [, go] = useLocation()
  const isNarrowed = search !== "" || state !== null || category !== null

  const duplicate = (id: string) =>
    attempt(async () => {
      const { tile } = await studioCall("studio-duplicate_tile", { id })
      announce(t`A copy to work on`)
      go(tilePath(tile.id))
    })
  const archive = (id: string, isArchived: boolean) =>
    attempt(async () => {
      const { problems } = await studioCall(isArchived ? "studio-unarchive_tile" : "studio-archive_tile", { id })
      const [problem] = problems
      if (problem) throw new Error(problem.message)
      announce(isArchived ? t`It is back as it was` : t`Archived: readers do not see it any more`)
      await tiles.readAgain()
    })

  return (
    <Screen
      title="Tiles"
      about="Everything that is written, the latest change first."
      aside={
        <Button kind="primary" onClick={() => setNaming(true)}>
          New tile
        </Button>
      }
    >
      <FilterBar filters={filters} onChange={setFilters} />
      <Alert>{trouble}</Alert>
      <ListFrame
        list={tiles}
        empty={
          isNarrowed ? (
            <NoneFits onAll={() => setFilters(allTiles)} />
          ) : (
            t`No tile yet. The first one takes about ten minutes.`
          )
        }
      >
        {(items) => (
          <ul className="tile-list" aria-label="Tiles">
            {items.map((tile) => (
              <TileRow
                key={tile.id}
                tile={tile}
                language={language}
                onDuplicate={() => void duplicate(tile.id)}
                onArchive={() => void archive(tile.id, tile.state === "archived")}
              />
            ))}
          </ul>
        )}
      </ListFrame>
      {isNaming && <NewTileSheet onClose={() => setNaming(false)} />}
    </Screen>
  )
}

function NoneFits({ onAll }: { onAll: () => void }) {
  return (
    <div className="tile-list-empty">
      <p>No tile fits this.</p>
      <Button onClick={onAll}>Show all of them</Button>
    </div>
  )
}
