import { redacted, redactText } from "./redact-text.ts"

/** Fields that are always personal or secret. */
const privateField =
  /mail|phone|token|secret|passw|passkey|credential|authorization|cookie|^(code|otp|ip|clientip|apikey|invite|referredby)$|session_?id/i

/** Deeper levels are dropped: nesting can exhaust the stack. */
const deepest = 16

/** Values of a report; a real one has a few hundred. */
const mostValues = 2000

/** Redacts all texts of a JSON value, and whole fields by name. */
export function redact(value: unknown): unknown {
  let left = mostValues

  function walk(each: unknown, depth: number): unknown {
    left -= 1
    if (typeof each === "string") return redactText(each)
    if (typeof each !== "object" || each === null) return each
    if (depth === deepest) return redacted
    const below = (inner: unknown): unknown => walk(inner, depth + 1)
    if (Array.isArray(each)) return untilSpent(each).map(below)
    return Object.fromEntries(
      untilSpent(Object.entries(each)).map(([name, inner]) => [
        redactText(name),
        privateField.test(name) && inner !== null ? redacted : below(inner),
      ]),
    )
  }

  const untilSpent = <Part>(parts: readonly Part[]): readonly Part[] => parts.slice(0, Math.max(0, left))

  return walk(value, 0)
}
