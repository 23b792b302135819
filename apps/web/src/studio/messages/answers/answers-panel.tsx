import type { FormMessage } from "@confetti/contract/answers"
import { type FormName, forms } from "@confetti/domain/form-questions"
import { t } from "@confetti/domain/messages/t"
import { useCallback, useDeferredValue, useRef, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { studioCall } from "../../access/studio-call.ts"
import { Alert } from "../../kit/alert.tsx"
import { ListFrame } from "../../kit/list-frame.tsx"
import { Tabs } from "../../kit/tabs.tsx"
import { useAction } from "../../kit/use-action.ts"
import { useKeys } from "../../kit/use-keys.ts"
import { useList } from "../../kit/use-list.ts"
import { saveCsv } from "../../save-csv.ts"
import { SearchField } from "../../search-field.tsx"
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
  const found = useList<FormMessage>(read, state)
  const { page, replace } = found
  const { isBusy, error, act } = useAction()

  const handle = (id: string, isHandled: boolean) => {
    const rows = page?.items ?? []
    const next = rows[rows.findIndex((each) => each.id === id) + 1]?.id
    void act(
      async () => {
        const { message } = await studioCall("forms-handle_answer", { answerId: id, isHandled })
        const isGone = state !== "all" && (state === "handled") !== isHandled
        replace(id, isGone ? null : message, isHandled ? -1 : 1)
        // The pressed button is gone with its row: focus the next row.
        if (isGone) (rowOf(list.current, next) ?? list.current)?.focus()
      },
      isHandled ? t`Marked as handled` : t`Reopened`,
    )
  }
  const toggle = (id: string) => {
    const message = page?.items.find((each) => each.id === id)
    if (message && !isBusy) handle(id, message.handled === null)
  }
  useKeys({ h: toggle }, list)

  const readCsv = (cursor: string | null) =>
    studioCall("forms-export_answers", { state, form, ...(cursor !== null && { before: cursor }) })

  return (
    <>
      <div className="studio-list-bar grid gap-3 mb-4">
        <SearchField label="Search messages" placeholder="Words in a message" value={text} onChange={setText} />
        <div className="flex flex-wrap items-center gap-2-3">
          <Tabs
            label="Status"
            titles={states}
            view={state}
            counts={page?.open ? { open: page.open < 1000 ? String(page.open) : "999+" } : {}}
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
            <Button disabled={isBusy} onClick={() => void act(() => saveCsv("messages.csv", readCsv))}>
              Download CSV
            </Button>
          )}
        </div>
      </div>
      <Alert>{error}</Alert>
      <ListFrame list={found} empty={emptyText(state, search !== "" || form !== "all")}>
        {(items) => (
          <ul className="studio-rows" aria-label="Messages" ref={list} tabIndex={-1}>
            {items.map((message) => (
              <AnswerRow
                key={message.id}
                message={message}
                language={language}
                isBusy={isBusy}
                onHandle={(isHandled) => handle(message.id, isHandled)}
              />
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  )
}

function rowOf(list: HTMLElement | null, id: string | undefined): HTMLElement | null {
  const rows = [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])]
  return rows.find((row) => id !== undefined && row.dataset["row"] === id) ?? null
}

function emptyText(state: State, isNarrowed: boolean): string {
  if (isNarrowed) return t`No messages match.`
  if (state === "open") return t`Everything is handled. New messages appear here.`
  return state === "handled" ? t`No handled messages yet.` : t`No messages yet.`
}
