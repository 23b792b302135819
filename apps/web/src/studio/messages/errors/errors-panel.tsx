import type { ErrorCauseView } from "@confetti/contract/error-causes"
import { t } from "@confetti/domain/messages/t"
import { useCallback, useDeferredValue, useRef, useState } from "react"
import { studioCall } from "../../access/studio-call.ts"
import { Alert } from "../../kit/alert.tsx"
import { ListFrame } from "../../kit/list-frame.tsx"
import { Tabs } from "../../kit/tabs.tsx"
import { useAction } from "../../kit/use-action.ts"
import { useKeys } from "../../kit/use-keys.ts"
import { useList } from "../../kit/use-list.ts"
import { SearchField } from "../../search-field.tsx"
import { CauseRow } from "./cause-row.tsx"

const states = { open: t`Still open`, closed: t`Closed` } as const
type State = keyof typeof states

export function ErrorsPanel({ language }: { language: string }) {
  const [state, setState] = useState<State>("open")
  const [text, setText] = useState("")
  const [openId, setOpenId] = useState<string | null>(null)
  const search = useDeferredValue(text.trim())
  const list = useRef<HTMLUListElement>(null)
  const read = useCallback(
    async (cursor: string | null) => {
      const asked = { state, search, ...(cursor !== null && { before: cursor }) }
      const { causes, next, open } = await studioCall("errors-list_causes", asked)
      return { items: causes, next, open }
    },
    [state, search],
  )
  const found = useList<ErrorCauseView>(read, state)
  const { page, replace } = found
  const { isBusy, error, act } = useAction()

  const close = (id: string, isClosed: boolean) =>
    void act(
      async () => {
        await studioCall("errors-close_cause", { causeId: id, isClosed })
        replace(id, null, isClosed ? -1 : 1)
        list.current?.focus()
      },
      isClosed ? t`Closed until it recurs in a newer version` : t`Reopened`,
    )
  useKeys({ h: (id) => isBusy || close(id, state === "open") }, list)

  return (
    <>
      <div className="studio-list-bar grid gap-3 mb-4">
        <SearchField
          label="Search errors"
          placeholder="Words from the error, or where it happened"
          isCode
          value={text}
          onChange={setText}
        />
        <Tabs
          label="Status"
          titles={states}
          view={state}
          counts={page?.open ? { open: String(page.open) } : {}}
          onChange={setState}
        />
      </div>
      <Alert>{error}</Alert>
      <ListFrame list={found} empty={emptyText(state, search !== "")}>
        {(items) => (
          <ul className="studio-rows" aria-label="Errors" ref={list} tabIndex={-1}>
            {items.map((cause) => (
              <CauseRow
                key={cause.id}
                cause={cause}
                language={language}
                isOpen={openId === cause.id}
                isBusy={isBusy}
                onOpen={() => setOpenId(openId === cause.id ? null : cause.id)}
                onClose={(isClosed) => close(cause.id, isClosed)}
              />
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  )
}

function emptyText(state: State, isNarrowed: boolean): string {
  if (isNarrowed) return t`No errors match.`
  return state === "open" ? t`No errors reported by browsers.` : t`No errors closed in the last ninety days.`
}
