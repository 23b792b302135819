import { AppError } from "@confetti/contract/app-error"

/** Without lone surrogates and U+0000, which PostgreSQL cannot store. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0")
}

function holdsOnlyStorable(value: unknown): boolean {
  if (typeof value === "string") return isStorable(value)
  if (typeof value !== "object" || value === null) return true
  return Object.entries(value).every(([name, inner]) => isStorable(name) && holdsOnlyStorable(inner))
}

/** Escapes of unstorable characters in JSON and forms. Other bodies need no further check. */
const suspicious = /\\u(?:0000|d[89a-f][0-9a-f]{2})|%00|\0/i

export function mustBeStorable(body: string): void {
  if (suspicious.test(body) && !isBodyStorable(body)) throw new AppError("request/bad-characters")
}

function isBodyStorable(body: string): boolean {
  try {
    return holdsOnlyStorable(JSON.parse(body))
  } catch (error) {
    // Not JSON: a form; or nested too deep to be valid.
    return !(error instanceof RangeError) && !/%00|\0/.test(body)
  }
}

/** Whether a path and query can be stored once decoded. Lone surrogates can't occur there. */
export function isTargetStorable(target: string): boolean {
  return !target.includes("%00")
}
