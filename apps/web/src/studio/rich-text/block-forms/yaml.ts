import { t } from "@confetti/domain/messages/t"
import { Document, Lexer, LineCounter, type Node, parseDocument } from "yaml"
import { oneLine } from "./problems.ts"

/** A form has no field for part of the YAML; the message tells the editor. */
export class UnknownToForm extends Error {}

export function readYaml(yaml: string): unknown {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false, stringKeys: true })
  const [problem] = [...document.errors, ...document.warnings]
  if (problem) throw new UnknownToForm(t`Line ${lineCounter.linePos(problem.pos[0]).line} is not valid YAML.`)
  if (hasComment(yaml)) throw new UnknownToForm(t`It has a comment, which a form can’t show.`)
  try {
    return document.toJS()
  } catch {
    // Exponential aliases are detected only while they are resolved.
    throw new UnknownToForm(t`It is not valid YAML.`)
  }
}

/** Marks a scalar's text, in which # is a letter. */
const scalar = "\u001f"

function hasComment(yaml: string): boolean {
  const tokens = [...new Lexer().lex(yaml)]
  return tokens.some((token, at) => token.startsWith("#") && tokens[at - 1] !== scalar)
}

/** The YAML of a block with one field a line, in this order. Undefined fields are omitted. */
export function writeYaml(fields: unknown): string {
  return new Document(fields).toString({ lineWidth: 0 }).trimEnd()
}

export function inOneLine(value: unknown): Node {
  return new Document().createNode(value, { flow: true })
}

/** The fields of a block or row; empty for an empty block. */
export function recordIn(yaml: unknown, known: readonly string[]): Readonly<Record<string, unknown>> {
  if (yaml === null || yaml === undefined) return {}
  if (typeof yaml !== "object" || Array.isArray(yaml)) throw new UnknownToForm(t`It is not made up of fields.`)
  const unknown = Object.keys(yaml).find((key) => !known.includes(key))
  if (unknown !== undefined) throw new UnknownToForm(t`This form doesn’t know its field “${unknown}”.`)
  return yaml as Readonly<Record<string, unknown>>
}

/** Numbers are accepted as text, as in the file. */
export function textIn(yaml: unknown, name: string): string {
  if (yaml === null || yaml === undefined) return ""
  if (typeof yaml === "number") return String(yaml)
  if (typeof yaml === "string") return oneLine(yaml)
  throw new UnknownToForm(t`Its “${name}” is not one line of text.`)
}

export function listIn(yaml: unknown, name: string): readonly unknown[] {
  if (yaml === null || yaml === undefined) return []
  if (Array.isArray(yaml)) return yaml
  throw new UnknownToForm(t`Its “${name}” is not a list.`)
}
