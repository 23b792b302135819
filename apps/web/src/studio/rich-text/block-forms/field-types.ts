import { t } from "@confetti/domain/messages/t"
import { isSameText } from "@confetti/domain/tile/is-same-text"
import type { ComponentType } from "react"
import {
  countProblem,
  type Found,
  isEmptyRow,
  type Limits,
  numberIn,
  numberProblem,
  oneLine,
  problemsIn,
  textProblem,
} from "./problems.ts"
import { inOneLine, listIn, readYaml, recordIn, textIn, UnknownToForm, writeYaml } from "./yaml.ts"

/** A field of a block: converts YAML to a form's value and back, and finds problems. */
export type FieldType<Value> = {
  /** `name` is the field's in YAML. Throws `UnknownToForm`. */
  read: (yaml: unknown, name: string) => Value
  /** Undefined omits the field. */
  write: (value: Value) => unknown
  check: (value: Value) => Found
}

type FieldTypes<Values> = { readonly [Name in keyof Values]: FieldType<Values[Name]> }

export type BlockType<Values> = FieldType<Values> & { Fields: ComponentType }

export const text: FieldType<string> = { read: textIn, write: oneLine, check: () => null }

export const list: FieldType<readonly string[]> = {
  read: (yaml, name) => listIn(yaml, name).map((each) => textIn(each, name)),
  write: (all) => all.map(oneLine),
  check: () => null,
}

/** A text of limited length; `missing` describes it. */
export function line(limits: Limits, missing = ""): FieldType<string> {
  return { ...text, check: (value) => textProblem(value, limits, missing) }
}

/** Numbers are edited as text. An invalid one is written as text. */
export function number(limits?: Limits): FieldType<string> {
  return {
    read: textIn,
    write: (value) => numberIn(value) ?? oneLine(value),
    check: (value) => numberProblem(value, limits),
  }
}

export function optional(field: FieldType<string>): FieldType<string> {
  return {
    read: (yaml, name) => (yaml === null || yaml === undefined ? "" : field.read(yaml, name)),
    write: (value) => (oneLine(value) === "" ? undefined : field.write(value)),
    check: (value) => (oneLine(value) === "" ? null : field.check(value)),
  }
}

/** A choice; the first one by default. */
export function choice<Choice extends string>(names: Readonly<Record<Choice, string>>): FieldType<Choice> {
  const all = Object.keys(names) as Choice[]
  return {
    read: (yaml, name) => {
      const value = textIn(yaml, name)
      const found = value === "" ? all[0] : all.find((each) => each === value)
      if (found === undefined) throw new UnknownToForm(t`Its “${name}” is “${value}”, which can’t be chosen here.`)
      return found
    },
    write: (value) => value,
    check: () => null,
  }
}

export function record<Values extends object>(fields: FieldTypes<Values>): FieldType<Values> {
  const types = Object.entries(fields) as [name: string, type: FieldType<unknown>][]
  const valueIn = (values: object, name: string): unknown => (values as Record<string, unknown>)[name]
  return {
    read: (yaml) => {
      const found = recordIn(yaml, Object.keys(fields))
      return Object.fromEntries(types.map(([name, type]) => [name, type.read(found[name], name)])) as Values
    },
    write: (values) => Object.fromEntries(types.map(([name, type]) => [name, type.write(valueIn(values, name))])),
    check: (values) => Object.fromEntries(types.map(([name, type]) => [name, type.check(valueIn(values, name))])),
  }
}

/** Rows, at least one, each on one line. Empty rows are dropped. A repeated label is a problem. */
export function rows<Row extends object>(
  row: FieldType<Row>,
  limits?: Limits,
  isEmpty: (row: Row) => boolean = isEmptyRow,
): FieldType<readonly Row[]> {
  return {
    read: (yaml, name) => {
      const found = listIn(yaml, name)
      return (found.length > 0 ? found : [null]).map((each) => row.read(each, name))
    },
    write: (all) => all.filter((each) => !isEmpty(each)).map((each) => inOneLine(row.write(each))),
    check: (all) => {
      const labels = all.map((each) => ("label" in each ? String(each.label).trim() : ""))
      const found = all.map((each, at) => {
        if (isEmpty(each)) return null
        const isTaken = labels[at] !== "" && labels.findIndex((label) => isSameText(label, labels[at] ?? "")) < at
        return problemsIn(row.check(each), isTaken ? { label: t`Another row has the same label.` } : null)
      })
      const filled = all.filter((each) => !isEmpty(each)).length
      return problemsIn(found, limits ? countProblem(filled, limits) : null)
    },
  }
}

type Reading<Values> = { ok: true; values: Values } | { ok: false; reason: string }

/** The values of a block, or why only its YAML can be edited: a form must not lose anything. */
export function readBlock<Values>(block: FieldType<Values>, yaml: string): Reading<Values> {
  try {
    return { ok: true, values: block.read(readYaml(yaml), "") }
  } catch (error) {
    if (error instanceof UnknownToForm) return { ok: false, reason: error.message }
    throw error
  }
}

export function writeBlock<Values>(block: FieldType<Values>, values: Values): string {
  return writeYaml(block.write(values))
}
