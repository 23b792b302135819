import type { CallableOutput } from "@confetti/contract/callable-catalogue"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useRef, useState } from "react"
import { call } from "../../platform/api.ts"
import { randomId } from "../../platform/ids.ts"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { announce } from "../../ui/announce.tsx"
import { Button } from "../../ui/button.tsx"
import { dateText } from "../../ui/moment-text.ts"
import { errorText } from "./error-text.ts"
import { ListError } from "./setting-group.tsx"

const hiddenRead = { key: "hidden people", read: () => call("thoughts-list_hidden") }

type Props = { language: string; onShowAgain: (hideId: string) => void }

type RowProps = { person: HiddenPerson; language: string; isBusy: boolean; onShow: () => void }

export function HiddenList({ language, onShowAgain }: Props) {
  const { list, showAgain, busyId, error } = useHiddenPeople()
  const region = useRef<HTMLDivElement>(null)
  const people = list.data?.people
  // The pressed button disappears, with its row or person.
  useEffect(() => region.current?.focus({ preventScroll: true }), [])

  const show = async (person: HiddenPerson) => {
    if (!(await showAgain(person))) return
    onShowAgain(person.id)
    announce(
      person.name
        ? t`${person.name} is no longer hidden. You’ll see each other’s thoughts again`
        : t`This person is no longer hidden. You’ll see each other’s thoughts again`,
    )
    region.current?.focus({ preventScroll: true })
  }
  return (
    <div className="hidden-people" role="group" aria-label="Hidden people" ref={region} tabIndex={-1}>
      {list.isError && (
        <ListError
          text={
            list.isOffline ? "Hidden people will appear when you are back online." : "Could not load hidden people."
          }
          onRetry={list.retry}
        />
      )}
      {list.isPending && <div className="setting skeleton" role="status" aria-label="Loading hidden people" />}
      {people?.length === 0 && (
        <div className="setting">
          <span className="setting-text">
            <span className="setting-title">Hidden people</span>
            <span className="setting-about">No one. You can hide someone from the menu of their thought.</span>
          </span>
        </div>
      )}
      {people && people.length > 0 && (
        <ul>
          {people.map((person) => (
            <HiddenRow
              key={person.id}
              person={person}
              language={language}
              isBusy={busyId !== null}
              onShow={() => void show(person)}
            />
          ))}
        </ul>
      )}
      <p className="setting-error" role="alert">
        {error}
      </p>
    </div>
  )
}

function HiddenRow({ person: { name, since }, language, isBusy, onShow }: RowProps) {
  const shown = name || t`Someone without a name`
  return (
    <li className="setting">
      <span className="setting-text">
        <bdi className="setting-title">{shown}</bdi>
        <span className="setting-about">Hidden since {dateText(since, language)}</span>
      </span>
      <Button aria-label={`Unhide ${shown}`} disabled={isBusy} onClick={onShow}>
        Unhide
      </Button>
    </li>
  )
}

/** `id` identifies the hiding, not the person. */
type HiddenPerson = CallableOutput<"thoughts-list_hidden">["people"][number]

function useHiddenPeople() {
  const cache = useReadCache()
  const list = useRead(hiddenRead, { freshFor: 0 })
  const [busyId, setBusyId] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  /** A retry after a lost answer is the same request. */
  const keys = useRef(new Map<string, string>())

  const showAgain = async ({ id }: HiddenPerson): Promise<boolean> => {
    const key = keys.current.get(id) ?? randomId()
    keys.current.set(id, key)
    setBusyId(id)
    setError(null)
    try {
      const left = await call("thoughts-show_person", { id }, { headers: { "idempotency-key": key } })
      // Thoughts are read again everywhere; this list is already known.
      cache.invalidate()
      cache.keep(hiddenRead, left)
      return true
    } catch (error) {
      setError(errorText(error))
      return false
    } finally {
      setBusyId(null)
    }
  }
  return { list, showAgain, busyId, error }
}
