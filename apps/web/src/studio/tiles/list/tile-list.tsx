import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { useLocation } from "../../../platform/location.ts"
import { announce } from "../../../ui/announce.tsx"
import { Trouble } from "../../../ui/trouble.tsx"
import { useAttempt } from "../../../ui/use-attempt.ts"
import { studioCall } from "../../access/studio-call.ts"
import { troubleText } from "../../trouble-text.ts"
import { tilePath } from "../tile-paths.ts"
import { FilterBar } from "./filter-bar.tsx"
import { NewTileSheet } from "./new-tile-sheet.tsx"
import { TileRow } from "./tile-row.tsx"
import { useFilters } from "./use-filters.ts"
import { useTileList } from "./use-tile-list.ts"
import "./list.css"

export function TileList({ language }: { language: string }) {
  const { filters, setFilters } = useFilters()
  const { found, isBusy, failure, readMore, readAgain } = useTileList(filters)
  const { trouble, attempt } = useAttempt(troubleText)
  const [isNaming, setNaming] = useState(false)
  const [, go] = useLocation()
  const isNarrowed = filters.search !== "" || filters.state !== null || filters.category !== null

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
      await readAgain()
    })

  return (
    <div className="studio-page">
      <header className="studio-head">
        <div>
          <h1>Tiles</h1>
          <p>Everything that is written, the latest change first.</p>
        </div>
        <button type="button" className="button primary" onClick={() => setNaming(true)}>
          New tile
        </button>
      </header>
      <FilterBar filters={filters} onChange={setFilters} />
      <p className="studio-trouble" role="alert">
        {trouble}
      </p>
      <p className="unseen" role="status">
        {isBusy ? "Searching" : found && foundText(found.tiles.length, found.next !== null)}
      </p>
      {failure && !isBusy && (
        <Trouble
          isOffline={failure.isOffline}
          title="That did not arrive"
          about="The tiles could not be read. Nothing has changed."
          onRetry={() => void readAgain()}
        />
      )}
      {found === null && isBusy && <div className="studio-waiting" aria-hidden="true" />}
      {found?.tiles.length === 0 && !failure && (
        <div className="studio-empty tile-list-empty">
          {isNarrowed ? (
            <>
              <p>No tile fits this.</p>
              <button
                type="button"
                className="button"
                onClick={() => setFilters({ search: "", state: null, category: null })}
              >
                Show all of them
              </button>
            </>
          ) : (
            <p>No tile yet. The first one takes about ten minutes.</p>
          )}
        </div>
      )}
      {found && found.tiles.length > 0 && (
        <ul className="tile-list" aria-label="Tiles" data-busy={isBusy || undefined}>
          {found.tiles.map((tile) => (
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
      {found?.next && (
        <button type="button" className="button studio-more" disabled={isBusy} onClick={readMore}>
          {isBusy ? "Fetching…" : "Earlier ones"}
        </button>
      )}
      {isNaming && <NewTileSheet onClose={() => setNaming(false)} />}
    </div>
  )
}

function foundText(count: number, isMore: boolean): string {
  return isMore ? plural(count, { other: "# or more found" }) : plural(count, { other: "# found" })
}
