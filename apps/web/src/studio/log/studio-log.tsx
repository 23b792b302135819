import type { EditorAct } from "@confetti/contract/editors"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { formText } from "../form-text.ts"
import type { ScreenProps } from "../section.ts"
import { actWords, knownActs, subjectText } from "./act-words.ts"
import { type ActSearch, useActs } from "./use-acts.ts"
import "./log.css"

export function LogScreen({ language }: ScreenProps) {
  const [search, setSearch] = useState<ActSearch>({})
  const { found, isBusy, trouble, readMore, readAgain } = useActs(search)
  return (
    <div className="studio-page">
      <header className="studio-head">
        <div>
          <h1>Audit log</h1>
          <p>
            What editors and the operator did and looked at. It is kept for two years, and nobody can change it; who
            reads it stands in it once a day.
          </p>
        </div>
      </header>
      <SearchForm onSearch={setSearch} />
      {trouble !== null && (
        <p className="studio-trouble" role="alert">
          {trouble}{" "}
          <button type="button" className="button" onClick={readAgain}>
            Try again
          </button>
        </p>
      )}
      <p className="unseen" role="status">
        {isBusy ? "Searching" : found && foundText(found.acts.length, found.next !== null)}
      </p>
      {found === null && isBusy && <div className="studio-waiting" />}
      {found?.acts.length === 0 && <p className="studio-empty">Nothing was done that fits this.</p>}
      {found && found.acts.length > 0 && (
        <table className="studio-log" data-busy={isBusy || undefined}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">Did what</th>
              <th scope="col">To what</th>
            </tr>
          </thead>
          <tbody>
            {found.acts.map((act) => (
              <ActRow key={act.id} act={act} language={language} />
            ))}
          </tbody>
        </table>
      )}
      {found?.next && (
        <button type="button" className="button studio-more" disabled={isBusy} onClick={readMore}>
          {isBusy ? "Fetching…" : "Earlier ones"}
        </button>
      )}
    </div>
  )
}

const nobodyNow: Record<EditorAct["actor"], string> = {
  editor: t`An editor`,
  operator: t`Operator`,
  erased: t`An editor, erased since`,
  unknown: t`Operator, or erased since`,
}

function ActRow({ act, language }: { act: EditorAct; language: string }) {
  const { at, by, actor, callable, subject, subjectEmail, requestId } = act
  const moment = new Date(at)
  const shown = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "medium" }).format(moment)
  return (
    <tr>
      <td>
        <time dateTime={at} title={`Request ${requestId}`}>
          {shown}
        </time>
      </td>
      <td>{by === null ? nobodyNow[actor] : (by.email ?? by.userId)}</td>
      <td title={callable}>{actWords(callable)}</td>
      <td>
        {subjectEmail !== null && <b>{subjectEmail} </b>}
        <code title={subject}>{subjectText(subject, subjectEmail !== null)}</code>
      </td>
    </tr>
  )
}

function foundText(count: number, hasMore: boolean): string {
  return hasMore ? plural(count, { other: "# or more found" }) : plural(count, { other: "# found" })
}

const operator = t`operator`
const erased = t`erased`

const nobodyWords: ReadonlyMap<string, string> = new Map([
  [operator.toLowerCase(), "operator"],
  [erased.toLowerCase(), "erased"],
])

/** Its button is never disabled: Enter would do nothing either, and of two searches the later one counts. */
function SearchForm({ onSearch }: { onSearch: (search: ActSearch) => void }) {
  return (
    <form
      className="studio-search"
      aria-label="Search the log"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(searchOf(new FormData(event.currentTarget)))
      }}
      onReset={() => onSearch({})}
    >
      <label className="studio-field">
        Who
        <input name="editor" maxLength={200} placeholder={`Address, ${operator} or ${erased}`} data-search />
      </label>
      <label className="studio-field">
        Did what
        <select name="callable" defaultValue="">
          <option value="">Anything</option>
          {knownActs.map(([callable, words]) => (
            <option key={callable} value={callable}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label className="studio-field">
        To what
        <input name="subject" maxLength={200} placeholder="Id, word or address" />
      </label>
      <label className="studio-field">
        From
        <input name="from" type="date" />
      </label>
      <label className="studio-field">
        To
        <input name="until" type="date" />
      </label>
      <div className="studio-answers">
        <button type="submit" className="button primary">
          Search
        </button>
        <button type="reset" className="button">
          Clear
        </button>
      </div>
    </form>
  )
}

/** Days are the reader's own: from the beginning of the one to the end of the other. */
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
