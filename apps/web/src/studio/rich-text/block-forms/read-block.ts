import { t } from "@confetti/domain/messages/t"
import { Lexer, LineCounter, parseDocument } from "yaml"
import { fieldsOf, UnknownToForm, type YamlFields } from "./yaml-fields.ts"

/** A block as its form is filled, or why it stays with its YAML: nothing that stands in it is lost by opening a form. */
export type Reading<Values> = { ok: true; values: Values } | { ok: false; reason: string }

export function readBlock<Values>(
  yaml: string,
  known: readonly string[],
  valuesOf: (fields: YamlFields) => Values,
): Reading<Values> {
  try {
    return { ok: true, values: valuesOf(fieldsOf(valueOf(yaml), known)) }
  } catch (error) {
    if (error instanceof UnknownToForm) return { ok: false, reason: error.message }
    throw error
  }
}

/** Read as the import reads it. */
function valueOf(yaml: string): unknown {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false, stringKeys: true })
  const [flaw] = [...document.errors, ...document.warnings]
  if (flaw) throw new UnknownToForm(t`Line ${lineCounter.linePos(flaw.pos[0]).line} of it is not valid YAML.`)
  if (hasComment(yaml)) throw new UnknownToForm(t`It has a comment, which a form can’t show.`)
  try {
    return document.toJS()
  } catch {
    // Aliases that grow beyond measure are found only while they are resolved.
    throw new UnknownToForm(t`It is not valid YAML.`)
  }
}

/** What marks the text of a scalar, in which a # is a letter. */
const scalar = "\u001f"

function hasComment(yaml: string): boolean {
  const tokens = [...new Lexer().lex(yaml)]
  return tokens.some((token, at) => token.startsWith("#") && tokens[at - 1] !== scalar)
}
