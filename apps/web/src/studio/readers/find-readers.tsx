import type { FoundReader } from "@confetti/contract/readers"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useRef, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useLocation } from "../../platform/location.ts"
import { dateText } from "../../ui/moment-text.ts"
import { plainClick } from "../../ui/plain-click.ts"
import { Trouble } from "../../ui/trouble.tsx"
import { studioCall } from "../access/studio-call.ts"
import { formText } from "../form-text.ts"
import { useRowKeys } from "../use-row-keys.ts"
import { readerPath } from "./reader-paths.ts"
import { suspendedText } from "./suspended-text.ts"

type Found = { search: string; readers: readonly FoundReader[]; hasMore: boolean }

/**
 * Asks when Enter is pressed, not with each letter: every search is in the audit log. Before the first it shows who is suspended. The
 * button is never disabled: Enter would do nothing either, and of two searches the later one counts.
 */
export function FindReaders({ language }: { language: string }) {
  const [search, setSearch] = useState("")
  const [found, setFound] = useState<Found | null>(null)
  const [trouble, setTrouble] = useState<{ isOffline: boolean } | null>(null)
  const [tries, setTries] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list, {})

  useEffect(() => {
    let isLatest = true
    const find = async () => {
      try {
        const answer = await studioCall("readers-find_readers", { search })
        if (isLatest) setFound({ search, ...answer })
      } catch (error) {
        if (isLatest) setTrouble({ isOffline: error instanceof ApiError && error.code === "offline" })
      }
    }
    void find()
    return () => {
      isLatest = false
    }
  }, [search, tries])
  const isBusy = trouble === null && found?.search !== search

  return (
    <>
      <form
        role="search"
        className="studio-reader-search"
        onSubmit={(event) => {
          event.preventDefault()
          setTrouble(null)
          setSearch(formText(new FormData(event.currentTarget), "search"))
          setTries(tries + 1)
        }}
      >
        <label className="studio-field">
          <span className="unseen">Find a reader</span>
          <input
            name="search"
            type="search"
            minLength={2}
            maxLength={254}
            placeholder="Name, id, or whole mail address"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-search
          />
        </label>
        <button type="submit" className="button primary">
          Find
        </button>
      </form>
      {trouble && (
        <Trouble
          isOffline={trouble.isOffline}
          title="That did not arrive"
          about="The readers could not be searched."
          onRetry={() => {
            setTrouble(null)
            setTries(tries + 1)
          }}
        />
      )}
      {isBusy && <div className="studio-waiting" role="status" aria-label="Searching" />}
      {found?.search === search && !trouble && (
        <>
          <h2 className="studio-list-title">{titleOf(found)}</h2>
          {found.readers.length === 0 && found.search !== "" && (
            <p className="studio-empty">
              No name has this in it, and nothing has this id. A mail address has to be whole.
            </p>
          )}
          <ul className="studio-messages" aria-label="Readers" ref={list}>
            {found.readers.map((reader) => (
              <ReaderRow key={reader.id} reader={reader} language={language} />
            ))}
          </ul>
          {found.hasMore && <p className="studio-hint">There are more: another letter finds fewer.</p>}
        </>
      )}
    </>
  )
}

function titleOf({ search, readers, hasMore }: Found): string {
  if (search === "") return readers.length === 0 ? t`Nobody is suspended` : t`Suspended now`
  if (hasMore) return plural(readers.length, { other: "The first #" })
  return plural(readers.length, { one: "# reader", other: "# readers" })
}

function ReaderRow({ reader, language }: { reader: FoundReader; language: string }) {
  const { id, name, joinedAt, suspendedUntil, thoughts } = reader
  const [, go] = useLocation()
  const joined = dateText(joinedAt, language)
  const isSuspended = suspendedUntil !== null && Date.parse(suspendedUntil) > Date.now()
  return (
    <li>
      <a
        className="studio-reader-row"
        data-row={id}
        href={readerPath(id)}
        onClick={plainClick(() => go(readerPath(id)))}
      >
        <b>
          <bdi>{name || "Without a name"}</bdi>
        </b>
        <span>
          {plural(thoughts, {
            one: `# thought, here since ${joined}`,
            other: `# thoughts, here since ${joined}`,
          })}
        </span>
        <code>{id.slice(0, 8)}</code>
        {isSuspended && <span className="studio-reader-flag">{suspendedText(suspendedUntil, language)}</span>}
      </a>
    </li>
  )
}
