import type { StatementEntry } from "@confetti/contract/points"
import { tilePath } from "@confetti/domain/section"
import { Fragment } from "react"
import { momentText } from "../../../ui/moment-text.ts"
import { plainClick } from "../../../ui/plain-click.ts"
import { entryWords, signed } from "./entry-words.ts"

type Props = { entry: StatementEntry; now: number; language: string; onOpen: (slug: string) => void }

/** One line: what for, what became of it, when, how many, and what was there after it. */
export function EntryRow({ entry, now, language, onOpen }: Props) {
  const { cause, about } = entryWords(entry)
  const { tile, at, points, balance } = entry
  return (
    <li className="entry" data-kind={entry.kind}>
      <div className="entry-words">
        {tile ? (
          <a href={tilePath("me", tile.slug)} onClick={plainClick(() => onOpen(tile.slug))}>
            {cause}
          </a>
        ) : (
          <strong>{cause}</strong>
        )}
        <p>
          {about.map((each) => (
            <Fragment key={each}>{each} · </Fragment>
          ))}
          <time dateTime={at} title={new Date(at).toLocaleString(language)}>
            {momentText(at, now, language)}
          </time>
        </p>
      </div>
      <p className="entry-points">
        <strong>{signed(points, language)}</strong>
        <span>
          <span className="unseen">points, after it </span>
          <span aria-hidden="true">= </span>
          {new Intl.NumberFormat(language).format(balance)}
        </span>
      </p>
    </li>
  )
}
