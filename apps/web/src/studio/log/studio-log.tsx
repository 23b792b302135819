import type { CallableInput } from "@confetti/contract/callable-catalogue"
import type { EditorAct } from "@confetti/contract/editors"
import { t } from "@confetti/domain/messages/t"
import { useCallback, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { studioCall } from "../access/studio-call.ts"
import { Field, formText, Select } from "../kit/form.tsx"
import { ListFrame } from "../kit/list-frame.tsx"
import { Screen } from "../kit/screen.tsx"
import { useList } from "../kit/use-list.ts"
import type { ScreenProps } from "../section.ts"
import { actWords, knownActs, subjectText } from "./act-words.ts"
import "./log.css"

export function LogScreen({ language }: ScreenProps) {
  const [search, setSearch] = useState<ActSearch>({})
  const read = useCallback(
    async (cursor: string | null) => {
      const asked = { ...search, ...(cursor !== null && { before: cursor }) }
      const { acts, next } = await studioCall("editors-list_acts", asked)
      return { items: acts, next }
    },
    [search],
  )
  const acts = useList<EditorAct>(read)
  return (
    <Screen
      title="Audit log"
      about="What editors and the operator did and viewed. Entries are kept for two years and can’t be changed. Reading the log is logged once a day."
    >
      <SearchForm onSearch={setSearch} />
      <ListFrame list={acts} empty={t`No entries match.`}>
        {(items) =>
          items.length > 0 && (
            <table className="studio-log w-full">
              <thead className="ink-2 text-1">
                <tr>
                  <th scope="col">When</th>
                  <th scope="col">Who</th>
                  <th scope="col">Action</th>
                  <th scope="col">Subject</th>
                </tr>
              </thead>
              <tbody>
                {items.map((act) => (
                  <ActRow key={act.id} act={act} language={language} />
                ))}
              </tbody>
            </table>
          )
        }
      </ListFrame>
    </Screen>
  )
}

const nobodyNow: Record<EditorAct["actor"], string> = {
  editor: t`An editor`,
  operator: t`Operator`,
  erased: t`Deleted editor`,
  unknown: t`Operator or deleted editor`,
}

function ActRow({ act, language }: { act: EditorAct; language: string }) {
  const { at, by, actor, callable, subject, subjectEmail, requestId } = act
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "medium" })
  return (
    <tr>
      <td className="ink-2 text-1 tabular-nums">
        <time dateTime={at} title={`Request ${requestId}`}>
          {format.format(new Date(at))}
        </time>
      </td>
      <td>{by === null ? nobodyNow[actor] : (by.email ?? by.userId)}</td>
      <td title={callable}>{actWords(callable)}</td>
      <td className="ink-2">
        {subjectEmail !== null && <b>{subjectEmail} </b>}
        <code title={subject}>{subjectText(subject, subjectEmail !== null)}</code>
      </td>
    </tr>
  )
}

type ActSearch = Omit<NonNullable<CallableInput<"editors-list_acts">>, "before" | "limit">

const operator = t`operator`
const erased = t`deleted`

const nobodyWords: ReadonlyMap<string, string> = new Map([
  [operator.toLowerCase(), "operator"],
  [erased.toLowerCase(), "erased"],
])

/** The button stays enabled so that Enter works; of two searches the later one counts. */
function SearchForm({ onSearch }: { onSearch: (search: ActSearch) => void }) {
  return (
    <form
      className="studio-search grid cols-2 gap-3 items-end mb-5"
      aria-label="Search the log"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(searchOf(new FormData(event.currentTarget)))
      }}
      onReset={() => onSearch({})}
    >
      <Field label="Who" name="editor" maxLength={200} placeholder={`Address, ${operator} or ${erased}`} data-search />
      <Select label="Action" name="callable" options={[["", t`Any action`], ...knownActs]} defaultValue="" />
      <Field label="Subject" name="subject" maxLength={200} placeholder="Id, word or address" />
      <Field label="From" name="from" type="date" />
      <Field label="To" name="until" type="date" />
      <div className="studio-answers">
        <Button type="submit" kind="primary">
          Search
        </Button>
        <Button type="reset">Clear</Button>
      </div>
    </form>
  )
}

/** Days of the reader's time zone, both included. */
function searchOf(form: FormData): ActSearch {
  const text = (name: string) => formText(form, name)
  const startOf = (day: string, later = 0) => {
    const [year = 0, month = 1, date = 1] = day.split("-").map(Number)
    return new Date(year, month - 1, date + later).toISOString()
  }
  return {
    editor: nobodyWords.get(text("editor").toLowerCase()) ?? text("editor"),
    callable: text("callable"),
    subject: text("subject"),
    ...(text("from") !== "" && { from: startOf(text("from")) }),
    ...(text("until") !== "" && { until: startOf(text("until"), 1) }),
  }
}
