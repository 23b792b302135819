import { t } from "@confetti/domain/messages/t"
import { oneLine } from "./one-line.ts"

export type YamlFields = Readonly<Record<string, unknown>>

/** What a form has no field for, and would lose; its message says so to an editor. `readBlock` catches it. */
export class UnknownToForm extends Error {}

/** The fields of a block, or of a row of it. Nothing is a block that has none yet. */
export function fieldsOf(value: unknown, known: readonly string[]): YamlFields {
  if (value === null || value === undefined) return {}
  if (typeof value !== "object" || Array.isArray(value)) throw new UnknownToForm(t`It is not written as fields.`)
  const unknown = Object.keys(value).find((key) => !known.includes(key))
  if (unknown !== undefined) throw new UnknownToForm(t`It has a field of its own, “${unknown}”.`)
  return value as YamlFields
}

/** A year or a number may stand where words are asked for, as in the file. */
export function textOf(value: unknown, name: string): string {
  if (value === null || value === undefined) return ""
  if (typeof value === "number") return String(value)
  if (typeof value === "string") return oneLine(value)
  throw new UnknownToForm(t`Its “${name}” is not one line of text.`)
}

export function listOf(value: unknown, name: string): readonly unknown[] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return value
  throw new UnknownToForm(t`Its “${name}” is not a list.`)
}

/** One of what can be chosen from; the first where nothing is said. */
export function oneOf<Choice extends string>(
  value: unknown,
  all: readonly [Choice, ...Choice[]],
  name: string,
): Choice {
  const text = textOf(value, name)
  const found = text === "" ? all[0] : all.find((each) => each === text)
  if (found === undefined) throw new UnknownToForm(t`Its “${name}” is “${text}”, which can’t be chosen here.`)
  return found
}
