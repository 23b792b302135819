import type { z } from "zod"
import type { Report } from "./problem.ts"
import type { FieldPath, YamlSource } from "./read-yaml.ts"

type Issue = z.core.$ZodIssue

/** What a YAML value must look like. Everything that differs is reported at its line; then the answer is null. */
export function checkShape<Schema extends z.ZodType>(
  schema: Schema,
  source: YamlSource,
  report: Report,
): z.output<Schema> | null {
  const result = schema.safeParse(source.value, { reportInput: true })
  if (result.success) return result.data
  for (const issue of result.error.issues) reportIssue(issue, source, report)
  return null
}

function reportIssue(issue: Issue, source: YamlSource, report: Report): void {
  if (issue.code !== "unrecognized_keys") {
    report(source.lineOf(issue.path), nameOf(issue.path) + describe(issue), keysOf(issue.path))
    return
  }
  for (const key of issue.keys) {
    const path = [...issue.path, key]
    report(source.lineOf(path), `unknown field \`${dotted(path)}\``, keysOf(path))
  }
}

function describe(issue: Issue): string {
  if (issue.code === "invalid_type") {
    const isMissing = issue.input === undefined || issue.input === null
    return isMissing ? "is missing" : `must be ${expected[issue.expected] ?? issue.expected}`
  }
  if (issue.code === "invalid_value") {
    return issue.input === undefined ? "is missing" : `must be ${oneOf(issue.values.map(String))}`
  }
  return issue.message
}

const expected: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  array: "a list",
  object: "a group of fields",
  record: "a group of fields",
}

function oneOf(values: readonly string[]): string {
  return values.length === 1 ? String(values[0]) : `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`
}

function nameOf(path: FieldPath): string {
  return path.length === 0 ? "the file " : `\`${dotted(path)}\` `
}

/** Nothing that was read from YAML has a symbol for a key. */
function keysOf(path: FieldPath): (string | number)[] {
  return path.map((part) => (typeof part === "number" ? part : String(part)))
}

/** `sources[1].kind`: items are counted from 1, as people do. */
function dotted(path: FieldPath): string {
  return path
    .map((part, at) => (typeof part === "number" ? `[${part + 1}]` : at === 0 ? String(part) : `.${String(part)}`))
    .join("")
}
