import type { StudioSummary } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { useLocation } from "../../../platform/location.ts"
import { Button } from "../../../ui/button.tsx"
import { momentText } from "../../../ui/moment-text.ts"
import { plainClick } from "../../../ui/plain-click.ts"
import { changesWords, stateWords } from "../state-words.ts"
import { tilePath } from "../tile-paths.ts"

type Props = { tile: StudioSummary; language: string; onDuplicate: () => void; onArchive: () => void }

export function TileRow({ tile, language, onDuplicate, onArchive }: Props) {
  const { id, slug, title, categories, state, origin, file, publishAt, updatedAt, updatedBy, figures } = tile
  const [, go] = useLocation()
  const path = tilePath(id)
  const changes = changesWords(tile)
  const name = title || t`Untitled`
  const when = momentText(updatedAt, Date.now(), language)
  const packFile = file ?? `${slug}.md`
  return (
    <li className="tile-row" data-state={state}>
      <div className="tile-row-main">
        <a href={path} className="tile-row-title" onClick={plainClick(() => go(path))}>
          {name}
        </a>
        <span className="tile-row-about">
          <span className="tile-state" data-state={state}>
            {state === "scheduled" && publishAt !== null
              ? `Scheduled for ${scheduleText(publishAt, language)}`
              : stateWords[state]}
          </span>
          {changes !== null && (
            <span className="tile-state" data-state="changes">
              {changes}
            </span>
          )}
          <span>{categories.join(", ") || "no category"}</span>
          <span>{updatedBy === null ? when : `${when} by ${updatedBy}`}</span>
          {origin === "pack" && <span className="tile-row-file">from {packFile}</span>}
        </span>
      </div>
      <dl className="tile-figures" aria-label={`Figures of ${name}`}>
        <Figure name={t`seen`} value={figures.seen.toLocaleString(language)} />
        <Figure name={t`finished`} value={figures.finished.toLocaleString(language)} />
        <Figure name={t`likes`} value={figures.likes.toLocaleString(language)} />
      </dl>
      <div className="tile-row-acts">
        <Button aria-label={`Duplicate ${name}`} onClick={onDuplicate}>
          Duplicate
        </Button>
        {origin !== "pack" && (
          <Button aria-label={state === "archived" ? `Bring back ${name}` : `Archive ${name}`} onClick={onArchive}>
            {state === "archived" ? "Bring back" : "Archive"}
          </Button>
        )}
      </div>
    </li>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function scheduleText(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at))
}
