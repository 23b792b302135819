import type { FoundReader } from "@confetti/contract/readers"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { useRef, useState } from "react"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { Button } from "../../ui/button.tsx"
import { dateText } from "../../ui/moment-text.ts"
import { studioCall } from "../access/studio-call.ts"
import { formText } from "../kit/form.tsx"
import { Loaded } from "../kit/loaded.tsx"
import { useKeys } from "../kit/use-keys.ts"
import { ReaderLink } from "./reader-link.tsx"
import { suspendedText } from "./suspension-panel.tsx"

const foundRead = (search: string) => ({
  key: `studio-readers ${search}`,
  read: () => studioCall("readers-find_readers", { search }),
})

/**
 * Searches on Enter, not on each letter, because every search is logged. Before, it shows suspended readers. The button stays enabled so
 * that Enter works; of two searches the later one counts.
 */
export function FindReaders({ language }: { language: string }) {
  const [search, setSearch] = useState("")
  const cache = useReadCache()
  const list = useRef<HTMLUListElement>(null)
  useKeys({}, list)
  return (
    <>
      <form
        role="search"
        className="flex gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const next = formText(new FormData(event.currentTarget), "search")
          if (next === search) void cache.load(foundRead(search), 0)
          else setSearch(next)
        }}
      >
        <label className="studio-field studio-ask flex-1">
          <span className="unseen">Find a reader</span>
          <input
            name="search"
            type="search"
            minLength={2}
            maxLength={254}
            placeholder="Name, id or full email address"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-search
          />
        </label>
        <Button type="submit" kind="primary">
          Find
        </Button>
      </form>
      <Loaded read={useRead(foundRead(search), { freshFor: 0 })}>
        {({ readers, hasMore }) => (
          <>
            <h2 className="mt-6 mb-2 text-4">{titleText(search, readers.length, hasMore)}</h2>
            {readers.length === 0 && search !== "" && (
              <p className="studio-empty">No readers match. Email addresses must be complete.</p>
            )}
            <ul className="studio-rows" aria-label="Readers" ref={list}>
              {readers.map((reader) => (
                <ReaderRow key={reader.id} reader={reader} language={language} />
              ))}
            </ul>
            {hasMore && <p className="studio-hint">There are more. Search for a longer part of the name.</p>}
          </>
        )}
      </Loaded>
    </>
  )
}

function titleText(search: string, count: number, hasMore: boolean): string {
  if (search === "") return count === 0 ? t`No one is suspended` : t`Suspended now`
  if (hasMore) return plural(count, { other: "The first #" })
  return plural(count, { one: "# reader", other: "# readers" })
}

function ReaderRow({ reader, language }: { reader: FoundReader; language: string }) {
  const { id, name, joinedAt, suspendedUntil, thoughts } = reader
  const joined = dateText(joinedAt, language)
  const isSuspended = suspendedUntil !== null && Date.parse(suspendedUntil) > Date.now()
  return (
    <li>
      <ReaderLink readerId={id} className="studio-row min-h-56 py-3" data-row={id}>
        <b>
          <bdi>{name || "Unnamed"}</bdi>
        </b>
        <code className="ink-2">{id.slice(0, 8)}</code>
        <small>{plural(thoughts, { one: `# thought, joined ${joined}`, other: `# thoughts, joined ${joined}` })}</small>
        {isSuspended && <small className="studio-error">{suspendedText(suspendedUntil, language)}</small>}
      </ReaderLink>
    </li>
  )
}
