import type { z } from "zod"
import { about, type Say, t } from "../../../platform/words/say.ts"
import type { Report } from "./problem.ts"
import type { FieldPath, YamlSource } from "./read-yaml.ts"
import { saidOf } from "./refinements.ts"

type Issue = z.core.$ZodIssue

/** Validates a YAML value. Problems are reported at their lines; then the result is null. */
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

export function findValueProblem(schema: z.ZodType, value: unknown): Say | null {
  const [issue] = schema.safeParse(value, { reportInput: true }).error?.issues ?? []
  return issue ? describe(issue) : null
}

function reportIssue(issue: Issue, source: YamlSource, report: Report): void {
  if (issue.code !== "unrecognized_keys") {
    report(source.lineOf(issue.path), named(issue.path, describe(issue)), keysOf(issue.path))
    return
  }
  for (const key of issue.keys) {
    const path = [...issue.path, key]
    report(source.lineOf(path), t`unknown field \`${dotted(path)}\``, keysOf(path))
  }
}

function describe(issue: Issue): Say {
  const said = saidOf(issue)
  if (said) return said
  switch (issue.code) {
    case "invalid_type": {
      const isMissing = issue.input === undefined || issue.input === null
      return isMissing ? t`is missing` : (mustBe[issue.expected] ?? t`must be ${issue.expected}`)
    }
    case "invalid_value":
      return issue.input === undefined ? t`is missing` : oneOf(issue.values.map(String))
    case "too_small":
      return tooSmall(issue)
    case "too_big":
      return tooBig(issue)
    default:
      return t`is not valid here`
  }
}

const mustBe: Record<string, Say> = {
  string: t`must be text`,
  number: t`must be a number`,
  int: t`must be a whole number`,
  array: t`must be a list`,
  tuple: t`must be a list`,
  object: t`must be a set of fields`,
  record: t`must be a set of fields`,
}

function oneOf(values: readonly string[]): Say {
  const last = values.at(-1) ?? ""
  return values.length < 2 ? t`must be ${last}` : t`must be ${values.slice(0, -1).join(", ")} or ${last}`
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): Say {
  const least = String(minimum)
  if (origin === "string") return t`must have at least ${least} characters`
  if (origin === "array") return t`needs at least ${least}`
  return inclusive === false ? t`must be above ${least}` : t`must be at least ${least}`
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig): Say {
  const most = String(maximum)
  if (origin === "string") return t`must have at most ${most} characters`
  if (origin === "array") return t`can have at most ${most}`
  return inclusive === false ? t`must be below ${most}` : t`must be at most ${most}`
}

function named(path: FieldPath, says: Say): Say {
  return path.length === 0 ? t`the file ${says}` : about(`\`${dotted(path)}\``, says)
}

/** YAML has no symbol keys. */
function keysOf(path: FieldPath): (string | number)[] {
  return path.map((part) => (typeof part === "number" ? part : String(part)))
}

/** `sources[1].kind`: items count from 1. */
function dotted(path: FieldPath): string {
  return path
    .map((part, at) => (typeof part === "number" ? `[${part + 1}]` : at === 0 ? String(part) : `.${String(part)}`))
    .join("")
}
