import { z } from "zod"
import type { Say } from "../../../platform/words/say.ts"

/** The message of our own check as an issue parameter: Zod's messages have one language, `check-shape.ts` translates these. */
export function error(say: Say): { params: { say: Say } } {
  return { params: { say } }
}

export function issueOf(say: Say, path: PropertyKey[] = []) {
  return { code: "custom" as const, path, ...error(say) }
}

export function saidOf(issue: z.core.$ZodIssue): Say | undefined {
  return issue.code === "custom" ? (issue.params as { say?: Say } | undefined)?.say : undefined
}

/** A refinement by a function that returns a problem, or null. */
export function check<Value>(findProblem: (value: Value) => Say | null) {
  return (value: Value, context: z.RefinementCtx): void => {
    const say = findProblem(value)
    if (say !== null) context.addIssue(issueOf(say))
  }
}

type Counted = { length: number }

/** Reports a wrong length together with problems of the items. */
const when = ({ value }: { value: unknown }): boolean => Array.isArray(value)

export function atLeast(least: number, say: Say) {
  return z.refine<Counted>(({ length }) => length >= least, { ...error(say), when })
}

export function atMost(most: number, say: Say) {
  return z.refine<Counted>(({ length }) => length <= most, { ...error(say), when })
}

/** Reports one message for values of the wrong shape; the schema checks the rest. */
export function shaped<Schema extends z.ZodType>(looksRight: (value: unknown) => boolean, schema: Schema, say: Say) {
  return z.preprocess((value, context) => {
    if (looksRight(value)) return value
    context.addIssue(issueOf(say))
    return z.NEVER
  }, schema)
}

export function tupleOf<const Items extends [z.ZodType, ...z.ZodType[]]>(items: Items, say: Say) {
  return shaped((value) => !Array.isArray(value) || value.length === items.length, z.tuple(items), say)
}
