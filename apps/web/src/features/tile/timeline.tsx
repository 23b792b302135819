import type { Subtile, Tile } from "@confetti/contract/tile"
import { isStillExpected } from "@confetti/domain/tile/is-still-expected"
import { useState } from "react"
import { RichText } from "./rich-text.tsx"
import { SubtileClip } from "./subtile-clip.tsx"

type Props = {
  entries: readonly Subtile[]
  next: Tile["next"]
  language: string
  level: 2 | 3
  /** Known entries; later ones are new. */
  newFrom?: number | null
  startId?: string | undefined
}

export function Timeline({ entries, next, language, level, newFrom = null, startId }: Props) {
  const Title = `h${level}` as const
  const [now] = useState(() => Date.now())
  return (
    <ol className="timeline" reversed>
      {next && isStillExpected(next.date, now) && (
        <li className="expected" value={entries.length + 1}>
          <time dateTime={next.date}>Expected {dayText(next.date, language)}</time>
          <p>{next.text}</p>
        </li>
      )}
      {[...entries].reverse().map((entry, at) => (
        <li key={entry.id} id={entry.id} data-start={entry.id === startId || undefined}>
          {newFrom !== null && entries.length - at > newFrom && <span className="unread">New</span>}
          {entry.date && <time dateTime={entry.date}>{dayText(entry.date, language)}</time>}
          <Title data-block={entry.id}>{entry.title}</Title>
          <div className="reading">
            <RichText text={entry.body} name={entry.id} />
          </div>
          {entry.clip && <SubtileClip clip={entry.clip} />}
        </li>
      ))}
    </ol>
  )
}

/** Formats a timeline's date, independent of zones; or a month, such as `2027-02`. */
export function dayText(date: string, language: string): string {
  const isMonth = date.length === 7
  return formatOf(language, isMonth).format(new Date(`${isMonth ? `${date}-01` : date}T00:00:00Z`))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached, as creating a formatter is slow on phones. */
function formatOf(language: string, isMonth: boolean): Intl.DateTimeFormat {
  const key = `${language} ${isMonth}`
  const known = formats.get(key)
  if (known) return known
  const shape = isMonth ? ({ month: "long", year: "numeric" } as const) : ({ dateStyle: "long" } as const)
  const made = new Intl.DateTimeFormat(language, { ...shape, timeZone: "UTC" })
  formats.set(key, made)
  return made
}
