import type { StudioSummary } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { useLocation } from "../../../platform/location.ts"
import { Button } from "../../../ui/button.tsx"
import { momentText } from "../../../ui/moment-text.ts"
import { plainClick } from "../../../ui/plain-click.ts"
import { tilePath } from "../tile-paths.ts"
import { TileState } from "./tile-state.tsx"

type Props = { tile: StudioSummary; language: string; onDuplicate: () => void; onArchive: () => void }

export function TileRow({ tile, language, onDuplicate, onArchive }: Props) {
  const { id, slug, title, categories, state, origin, file, updatedAt, updatedBy, figures } = tile
  const [, go] = useLocation()
  const path = tilePath(id)
  const name = title || t`Untitled`
  const when = momentText(updatedAt, Date.now(), language)
  const packFile = file ?? `${slug}.md`
  const counts: [string, number][] = [
    [t`seen`, figures.seen],
    [t`finished`, figures.finished],
    [t`likes`, figures.likes],
  ]
  return (
    <li className="tile-row grid cols-end items-center gap-2-4 py-3" data-state={state}>
      <div className="tile-row-main grid col-span-full gap-1 min-w-0">
        <a
          href={path}
          className="tile-row-title flex items-center min-h-44 wrap-anywhere"
          onClick={plainClick(() => go(path))}
        >
          {name}
        </a>
        <span className="flex flex-wrap items-center gap-1-3 text-1 ink-2">
          <TileState tile={tile} language={language} />
          <span>{categories.join(", ") || "no category"}</span>
          <span>{updatedBy === null ? when : `${when} by ${updatedBy}`}</span>
          {origin === "pack" && <span className="wrap-anywhere">from {packFile}</span>}
        </span>
      </div>
      <dl className="tile-figures flex gap-4 text-1 ink-2" aria-label={`Figures of ${name}`}>
        {counts.map(([what, count]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{count.toLocaleString(language)}</dd>
          </div>
        ))}
      </dl>
      <div className="tile-row-acts flex flex-wrap justify-end gap-2">
        <Button aria-label={`Duplicate ${name}`} onClick={onDuplicate}>
          Duplicate
        </Button>
        {origin !== "pack" && (
          <Button aria-label={state === "archived" ? `Unarchive ${name}` : `Archive ${name}`} onClick={onArchive}>
            {state === "archived" ? "Unarchive" : "Archive"}
          </Button>
        )}
      </div>
    </li>
  )
}
