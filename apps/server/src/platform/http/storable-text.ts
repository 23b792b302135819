import { AppError } from "@confetti/contract/app-error"

/** Half of a surrogate pair, or the one character that PostgreSQL keeps in no text. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0")
}

function holdsOnlyStorable(value: unknown): boolean {
  if (typeof value === "string") return isStorable(value)
  if (typeof value !== "object" || value === null) return true
  return Object.entries(value).every(([name, inner]) => isStorable(name) && holdsOnlyStorable(inner))
}

/** How JSON and forms write what can't be kept. A body without any of it needs no second look. */
const suspicious = /\\u(?:0000|d[89a-f][0-9a-f]{2})|%00|\0/i

export function mustBeStorable(body: string): void {
  if (suspicious.test(body) && !isBodyStorable(body)) throw new AppError("request/bad-characters")
}

function isBodyStorable(body: string): boolean {
  try {
    return holdsOnlyStorable(JSON.parse(body))
  } catch (error) {
    // No JSON: a form. Or nested so deep that it can't be walked, which nothing real is.
    return !(error instanceof RangeError) && !/%00|\0/.test(body)
  }
}

/** Whether a request's path and query can be kept once their escapes are read. Half surrogates can't be written there. */
export function isTargetStorable(target: string): boolean {
  return !target.includes("%00")
}
