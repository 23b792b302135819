import { createContext, type ReactNode, use, useId } from "react"
import { type Path, valueAt, withValueAt } from "./paths.ts"

type Edit<Value> = (change: (now: Value) => Value) => void

type DocumentContent = {
  id: string
  value: unknown
  /** Base of the fields' paths. */
  path: Path
  problemAt: (path: Path, isWhole: boolean) => string | null
  edit: Edit<unknown>
  longest: number | undefined
  isBegun: boolean
}

const DocumentContext = createContext<DocumentContent | null>(null)

type DocumentProps<Value> = {
  value: Value
  problemAt?: (path: Path, isWhole: boolean) => string | null
  /** Receives a function of the current value, so that late changes apply to it. */
  onEdit: Edit<Value>
  /** Prefix of the fields' ids. */
  id?: string
  /** Characters that can be typed into a line. */
  longest?: number
  /** Whether it is still being written: an empty field then has a hint, not an error. */
  isBegun?: boolean
  children: ReactNode
}

/** A document in a form: fields find their values and problems by path. */
export function DocumentForm<Value>({ value, onEdit, children, ...given }: DocumentProps<Value>) {
  const ownId = useId()
  const { id = ownId, problemAt = () => null, longest, isBegun = false } = given
  const content = { id, value, path: [], problemAt, edit: onEdit as Edit<unknown>, longest, isBegun }
  return <DocumentContext value={content}>{children}</DocumentContext>
}

/** Extends the path of the fields inside. */
export function Within({ path, children }: { path: Path; children: ReactNode }) {
  const document = useDocument()
  const content = { ...document, path: [...document.path, ...path] }
  return <DocumentContext value={content}>{children}</DocumentContext>
}

export type Field<Value> = {
  id: string
  value: Value
  problem: string | null
  /** Whether the problem is a hint, because the field was not filled in yet. */
  isQuiet: boolean
  set: (next: Value) => void
  edit: Edit<Value>
}

/** The value at a path, its problem, and its setters. `isWhole` includes problems inside it. */
export function useField<Value>(name: string | Path, isWhole = false): Field<Value> {
  const document = useDocument()
  const path = [...document.path, ...(typeof name === "string" ? [name] : name)]
  const value = valueAt(document.value, path) as Value
  const edit: Edit<Value> = (change) =>
    document.edit((now) => withValueAt(now, path, change(valueAt(now, path) as Value)))
  return {
    id: fieldId(document.id, path),
    value,
    problem: document.problemAt(path, isWhole),
    isQuiet: document.isBegun && isEmpty(value),
    set: (next) => edit(() => next),
    edit,
  }
}

export function fieldId(document: string, path: Path): string {
  return [document, ...path].join("-")
}

export function useDocument(): DocumentContent {
  const document = use(DocumentContext)
  if (!document) throw new Error("There is no document around this field.")
  return document
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
}
