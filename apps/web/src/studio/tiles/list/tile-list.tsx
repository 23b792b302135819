import type { StudioSummary } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { useCallback, useState } from "react"
import { useLocation, useSearch } from "../../../platform/location.ts"
import { Button } from "../../../ui/button.tsx"
import { Sheet } from "../../../ui/sheet.tsx"
import { studioCall } from "../../access/studio-call.ts"
import { Alert } from "../../kit/alert.tsx"
import { Field, Form } from "../../kit/form.tsx"
import { ListFrame } from "../../kit/list-frame.tsx"
import { Screen } from "../../kit/screen.tsx"
import { NotYet, useAction } from "../../kit/use-action.ts"
import { useList } from "../../kit/use-list.ts"
import type { ScreenProps } from "../../section.ts"
import { problemText } from "../fields/path-words.ts"
import { filtersPath, type ListFilters, readFilters, tilePath } from "../tile-paths.ts"
import { FilterBar } from "./filter-bar.tsx"
import { TileRow } from "./tile-row.tsx"
import "./list.css"

export function TileList({ language }: Pick<ScreenProps, "language">) {
  const [, go] = useLocation()
  const { search, state, category } = readFilters(useSearch())
  const setFilters = (next: ListFilters) => go(filtersPath(next), { replace: true })
  const read = useCallback(
    async (after: string | null) => {
      const { tiles: items, next } = await studioCall("studio-list_tiles", { search, state, category, after })
      return { items, next }
    },
    [search, state, category],
  )
  const tiles = useList<StudioSummary>(read)
  const { error, act } = useAction()
  const [isNaming, setNaming] = useState(false)
  const isNarrowed = search !== "" || state !== null || category !== null

  const duplicate = (id: string) =>
    act(async () => {
      const { tile } = await studioCall("studio-duplicate_tile", { id })
      go(tilePath(tile.id))
    }, t`Duplicated`)
  const archive = (id: string, isArchived: boolean) =>
    act(
      async () => {
        const { problems } = await studioCall(isArchived ? "studio-unarchive_tile" : "studio-archive_tile", { id })
        const [problem] = problems
        if (problem) throw new NotYet(problemText(problem))
        await tiles.readAgain()
      },
      isArchived ? t`Unarchived` : t`Archived. Readers no longer see it.`,
    )

  return (
    <Screen
      title="Tiles"
      about="All tiles, most recently changed first."
      aside={
        <Button kind="primary" onClick={() => setNaming(true)}>
          New tile
        </Button>
      }
    >
      <FilterBar filters={{ search, state, category }} onChange={setFilters} />
      <Alert>{error}</Alert>
      <ListFrame
        list={tiles}
        empty={
          isNarrowed ? (
            <>
              <p>No tiles match.</p>
              <Button className="studio-more" onClick={() => setFilters({ search: "", state: null, category: null })}>
                Show all tiles
              </Button>
            </>
          ) : (
            t`No tiles yet. The first one takes about ten minutes.`
          )
        }
      >
        {(items) => (
          <ul className="studio-rows" aria-label="Tiles">
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

function NewTileSheet({ onClose }: { onClose: () => void }) {
  const { isBusy, error, act } = useAction()
  const [, go] = useLocation()
  const create = async (title: string) => {
    const { tile } = await studioCall("studio-create_tile", { title })
    go(tilePath(tile.id))
  }
  return (
    <Sheet title="New tile" onClose={onClose}>
      <Form
        action={isBusy ? "Creating…" : "Create"}
        isBusy={isBusy}
        onSubmit={(text) => void act(() => create(text("title")))}
      >
        <Field
          label="Working title"
          hint="You can change it at any time. Only editors see the tile until it is published."
          name="title"
          maxLength={200}
          placeholder="Bread rises while nobody looks"
          isFirst
        />
        <Alert>{error}</Alert>
      </Form>
    </Sheet>
  )
}
