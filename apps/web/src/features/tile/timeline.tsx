import type { Subtile } from "@confetti/contract/tile"
import { RichText } from "./rich-text.tsx"
import { SubtileClip } from "./subtile-clip.tsx"

type Props = {
  entries: readonly Subtile[]
  language: string
  /** The level of the entries' headings: one below what they stand under. */
  level: 2 | 3
  /** How many of them this person knows; those after are new to them. */
  newFrom?: number | null
  startId?: string | undefined
}

/** A growing story's entries, the latest first: that is what a person comes back for. */
export function Timeline({ entries, language, level, newFrom = null, startId }: Props) {
  const Title = `h${level}` as const
  return (
    <ol className="timeline" reversed>
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

/** A timeline's day is a calendar day, the same in every zone. */
export function dayText(date: string, language: string): string {
  return formatOf(language).format(new Date(`${date}T00:00:00Z`))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Kept, because making one takes a phone longer than all the rest of a card. */
function formatOf(language: string): Intl.DateTimeFormat {
  const known = formats.get(language)
  if (known) return known
  const made = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" })
  formats.set(language, made)
  return made
}
