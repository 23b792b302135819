import type { FormMessage } from "@confetti/contract/form-desk"
import { type FormName, forms } from "@confetti/domain/form-questions"
import { t } from "@confetti/domain/messages/t"
import { useCallback, useDeferredValue, useRef, useState } from "react"
import { announce } from "../../../ui/announce.tsx"
import { useAttempt } from "../../../ui/use-attempt.ts"
import { studioCall } from "../../access/studio-call.ts"
import { PagedList } from "../../paged-list.tsx"
import { saveCsv } from "../../save-csv.ts"
import { SearchField } from "../../search-field.tsx"
import { troubleText } from "../../trouble-text.ts"
import { usePages } from "../../use-pages.ts"
import { useRowKeys } from "../../use-row-keys.ts"
import { ViewTabs } from "../../view-tabs.tsx"
import { formTitles } from "../form-words.ts"
import { AnswerRow } from "./answer-row.tsx"

const states = { open: t`Still open`, handled: t`Handled`, all: t`All` } as const
type State = keyof typeof states

export function AnswersPanel({ language }: { language: string }) {
  const [state, setState] = useState<State>("open")
  const [form, setForm] = useState<FormName | "all">("all")
  const [text, setText] = useState("")
  const search = useDeferredValue(text.trim())
  const list = useRef<HTMLUListElement>(null)
  const read = useCallback(
    async (cursor: string | null) => {
      const asked = { state, form, search, ...(cursor !== null && { before: cursor }) }
      const { messages, next, open } = await studioCall("forms-list_answers", asked)
      return { items: messages, next, open }
    },
    [state, form, search],
  )
  const { page, isBusy, trouble, replace, readMore, readAgain } = usePages<FormMessage>(read)
  const handling = useAttempt(troubleText)
  const saving = useAttempt(troubleText)

  const handle = async (id: string, isHandled: boolean) => {
    const rows = page?.items ?? []
    const next = rows[rows.findIndex((each) => each.id === id) + 1]?.id
    const isDone = await handling.attempt(async () => {
      const { message } = await studioCall("forms-handle_answer", { answerId: id, isHandled })
      const isGone = state !== "all" && (state === "handled") !== isHandled
      replace(id, isGone ? null : message, isHandled ? -1 : 1)
      // What was pressed is gone with its row: the next one is where to go on.
      if (isGone) (rowOf(list.current, next) ?? list.current)?.focus()
    })
    if (isDone) announce(isHandled ? t`It is handled` : t`It is open again`)
  }
  const toggle = (id: string) => {
    const message = page?.items.find((each) => each.id === id)
    if (message && !handling.isBusy) void handle(id, message.handled === null)
  }
  useRowKeys(list, { h: toggle })

  const readCsv = (cursor: string | null) =>
    studioCall("forms-export_answers", { state, form, ...(cursor !== null && { before: cursor }) })

  return (
    <>
      <div className="studio-order-bar">
        <SearchField label="Search messages" placeholder="Words in a message" value={text} onChange={setText} />
        <div className="studio-message-filters">
          <ViewTabs
            label="In which state"
            titles={states}
            view={state}
            counts={page !== null && page.open > 0 ? { open: page.open < 1000 ? String(page.open) : "999+" } : {}}
            onChange={setState}
          />
          <label className="studio-field">
            <span className="unseen">Form</span>
            <select value={form} onChange={({ currentTarget }) => setForm(currentTarget.value as FormName | "all")}>
              <option value="all">Both forms</option>
              {forms.map((each) => (
                <option key={each} value={each}>
                  {formTitles[each]}
                </option>
              ))}
            </select>
          </label>
          {page !== null && page.items.length > 0 && (
            <button
              type="button"
              className="button"
              disabled={saving.isBusy}
              onClick={() => void saving.attempt(() => saveCsv("messages.csv", readCsv))}
            >
              As CSV
            </button>
          )}
        </div>
      </div>
      <p className="studio-trouble" role="alert">
        {handling.trouble ?? saving.trouble}
      </p>
      <PagedList
        name={t`messages`}
        label="Messages"
        className="studio-messages"
        ref={list}
        page={page}
        isBusy={isBusy}
        trouble={trouble}
        empty={emptyText(state, search !== "" || form !== "all")}
        more="Earlier ones"
        onRetry={readAgain}
        onMore={readMore}
      >
        {(message) => (
          <AnswerRow
            key={message.id}
            message={message}
            language={language}
            isBusy={handling.isBusy}
            onHandle={(isHandled) => void handle(message.id, isHandled)}
          />
        )}
      </PagedList>
    </>
  )
}

function rowOf(list: HTMLElement | null, id: string | undefined): HTMLElement | null {
  const rows = [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])]
  return rows.find((row) => id !== undefined && row.dataset["row"] === id) ?? null
}

function emptyText(state: State, isNarrowed: boolean): string {
  if (isNarrowed) return t`No message here fits this.`
  if (state === "open") return t`Everything is handled. What is written on the forms appears here.`
  return state === "handled" ? t`Nothing was handled yet.` : t`Nobody has written yet.`
}
