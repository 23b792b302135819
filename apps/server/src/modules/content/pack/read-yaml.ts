import { type Document, isMap, isNode, isScalar, LineCounter, type Node, parseDocument, type YAMLError } from "yaml"
import { type Say, t } from "../../../platform/words/say.ts"
import type { Report } from "./problem.ts"

export type FieldPath = readonly PropertyKey[]

export type YamlSource = {
  value: unknown
  /** A field's line in the file. A missing field has the line of its parent. */
  lineOf: (path: FieldPath) => number
}

/** Reads YAML that begins on `firstLine` of its file. Syntax errors are reported; then the result is null. */
export function readYaml(text: string, firstLine: number, report: Report): YamlSource | null {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true })
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line) + firstLine - 1
  for (const error of [...document.errors, ...document.warnings]) report(lineAt(error.pos[0]), findProblem(error))
  if (document.errors.length > 0) return null
  try {
    return { value: document.toJS(), lineOf: (path) => lineOf(document, path, lineAt) ?? firstLine }
  } catch (error) {
    // Exponential aliases are detected only while they are resolved.
    report(firstLine, t`not valid YAML: ${lowered(error instanceof Error ? error.message : String(error))}`)
    return null
  }
}

function lineOf(document: Document, path: FieldPath, lineAt: (offset: number) => number): number | null {
  for (let length = path.length; length > 0; length--) {
    const start = startOf(document, path.slice(0, length))
    if (start !== null) return lineAt(start)
  }
  return null
}

/** A field of a map begins at its key, an item of a list at its value. */
function startOf(document: Document, path: FieldPath): number | null {
  const around = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  if (isMap(around)) {
    const pair = around.items.find((item) => isScalar(item.key) && item.key.value === path.at(-1))
    return startOfNode(pair?.key)
  }
  return startOfNode(document.getIn(path, true))
}

function startOfNode(node: unknown): number | null {
  return isNode(node) ? ((node as Node).range?.[0] ?? null) : null
}

function findProblem({ code, message }: YAMLError): Say {
  if (code === "DUPLICATE_KEY") return t`not valid YAML: map keys must be unique`
  if (code === "TAB_AS_INDENT") return t`not valid YAML: tabs are not allowed as indentation`
  if (message.startsWith("Nested mappings")) return t`not valid YAML: put a text with a colon in it in quotes`
  if (message.startsWith("Missing closing")) return t`not valid YAML: a quotation mark is not closed`
  return t`not valid YAML: ${lowered(message)}`
}

function lowered(message: string): string {
  return `${message.charAt(0).toLowerCase()}${message.slice(1)}`
}
