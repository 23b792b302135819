import type { ErrorCauseView } from "@confetti/contract/error-causes"
import { t } from "@confetti/domain/messages/t"
import { useCallback, useDeferredValue, useRef, useState } from "react"
import { announce } from "../../../ui/announce.tsx"
import { useAttempt } from "../../../ui/use-attempt.ts"
import { studioCall } from "../../access/studio-call.ts"
import { PagedList } from "../../paged-list.tsx"
import { SearchField } from "../../search-field.tsx"
import { troubleText } from "../../trouble-text.ts"
import { usePages } from "../../use-pages.ts"
import { useRowKeys } from "../../use-row-keys.ts"
import { ViewTabs } from "../../view-tabs.tsx"
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
  const { page, isBusy, trouble, replace, readMore, readAgain } = usePages<ErrorCauseView>(read)
  const closing = useAttempt(troubleText)

  const close = async (id: string, isClosed: boolean) => {
    const isDone = await closing.attempt(async () => {
      await studioCall("errors-close_cause", { causeId: id, isClosed })
      replace(id, null, isClosed ? -1 : 1)
      list.current?.focus()
    })
    if (isDone) announce(isClosed ? t`Closed until a newer version has it` : t`Open again`)
  }
  useRowKeys(list, { h: (id) => void (closing.isBusy || close(id, state === "open")) })

  return (
    <>
      <div className="studio-order-bar">
        <SearchField
          label="Search errors"
          placeholder="Words of an error, or where it happened"
          isCode
          value={text}
          onChange={setText}
        />
        <ViewTabs
          label="In which state"
          titles={states}
          view={state}
          counts={page !== null && page.open > 0 ? { open: String(page.open) } : {}}
          onChange={setState}
        />
      </div>
      <p className="studio-trouble" role="alert">
        {closing.trouble}
      </p>
      <PagedList
        name={t`errors`}
        label="Errors"
        className="studio-messages"
        ref={list}
        page={page}
        isBusy={isBusy}
        trouble={trouble}
        empty={emptyText(state, search !== "")}
        more="Earlier ones"
        onRetry={readAgain}
        onMore={readMore}
      >
        {(cause) => (
          <CauseRow
            key={cause.id}
            cause={cause}
            language={language}
            isOpen={openId === cause.id}
            isBusy={closing.isBusy}
            onOpen={() => setOpenId(openId === cause.id ? null : cause.id)}
            onClose={(isClosed) => void close(cause.id, isClosed)}
          />
        )}
      </PagedList>
    </>
  )
}

function emptyText(state: State, isNarrowed: boolean): string {
  if (isNarrowed) return t`No error here fits this.`
  return state === "open" ? t`Nothing fails, as far as browsers say.` : t`Nothing was closed in the last ninety days.`
}
