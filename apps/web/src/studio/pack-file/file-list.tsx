import { t } from "@confetti/domain/messages/t"
import { type ReactNode, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { problemWords, sentence } from "../kit/problems.ts"
import { SortableList } from "../sortable/sortable-list.tsx"
import { fieldLines } from "./conflict-sheet.tsx"
import { FileFrame } from "./file-frame.tsx"
import type { EntryProps } from "./list-entry-sheet.tsx"
import type { FileDraft } from "./use-file-draft.ts"

type Props<Entry extends object> = {
  label: string
  /** Used in sentences: "the posts". */
  name: string
  edited: FileDraft<Entry[]>
  language: string
  most: number
  action: string
  empty?: ReactNode
  fields: Readonly<Record<string, string>>
  keyOf: (entry: Entry) => string
  titleOf: (entry: Entry) => string
  aboutOf: (entry: Entry) => readonly string[]
  head?: (entry: Entry) => ReactNode
  /** `set` is null if nothing can be changed. */
  acts?: (entry: Entry, set: ((entry: Entry) => void) | null) => ReactNode
  sheet: (props: EntryProps<Entry>) => ReactNode
  children?: ReactNode
}

/** A list in a file of the pack: sortable entries, each edited in a sheet. */
export function FileList<Entry extends object>(props: Props<Entry>) {
  const { label, name, edited, language, most, action, empty, fields, keyOf, titleOf, sheet, children } = props
  const { change } = edited
  const [open, setOpen] = useState<number | null>(null)
  const linesOf = (entries: readonly Entry[]) => [
    { key: "", name: t`Order`, text: entries.map(titleOf).join(", ") },
    ...entries.map((entry) => {
      const lines = fieldLines(entry, fields).filter(({ text }) => text !== "")
      return {
        key: keyOf(entry),
        name: titleOf(entry),
        text: lines.map((each) => `${each.name}: ${each.text}`).join("\n"),
      }
    }),
  ]
  return (
    <FileFrame name={name} edited={edited} language={language} linesOf={linesOf}>
      {(entries, isOwn) => (
        <>
          {children}
          {entries.length === 0 && empty && <p className="studio-empty">{empty}</p>}
          <SortableList
            label={label}
            items={entries}
            keyOf={keyOf}
            nameOf={titleOf}
            onOrder={(ordered) => change(() => ordered)}
          >
            {(entry, at, handle) => {
              const title = titleOf(entry) || t`Untitled`
              const problem = entryProblem(edited.problems, at, fields)
              return (
                <div className="entry-row flex flex-wrap items-center gap-2-3 py-2">
                  {isOwn && handle}
                  {props.head?.(entry)}
                  <span className="entry-words grid min-w-0 wrap-anywhere">
                    <b>{title}</b>
                    <small>
                      {props
                        .aboutOf(entry)
                        .filter((each) => each !== "")
                        .join(" · ")}
                    </small>
                    {problem !== null && <small className="studio-error">{problem}</small>}
                  </span>
                  <span className="entry-acts flex flex-wrap items-center justify-end gap-2-3">
                    {props.acts?.(entry, isOwn ? (next) => change((all) => all.with(at, next)) : null)}
                    <Button aria-label={`Change ${title}`} onClick={() => setOpen(at)}>
                      Change
                    </Button>
                  </span>
                </div>
              )
            }}
          </SortableList>
          <Button className="mt-4" disabled={entries.length >= most} onClick={() => setOpen(entries.length)}>
            {action}
          </Button>
          {open !== null &&
            sheet({
              entry: entries[open] ?? null,
              taken: entries.filter((_, at) => at !== open).map(keyOf),
              onSave: (entry) => change((all) => all.toSpliced(open, 1, entry)),
              onRemove: () => change((all) => all.toSpliced(open, 1)),
              onClose: () => setOpen(null),
            })}
        </>
      )}
    </FileFrame>
  )
}

/** Problems of an entry, with the names of its hidden fields. */
function entryProblem(problems: FileDraft<object>["problems"], at: number, fields: Readonly<Record<string, string>>) {
  const found = problems.flatMap(({ path, message }) => {
    if (path?.[0] !== at) return []
    const { isContinuation, text } = problemWords({ path, message })
    return [sentence(isContinuation ? `${fields[String(path[1])] ?? ""} ${text}`.trim() : text)]
  })
  return found.length === 0 ? null : found.join(" ")
}
