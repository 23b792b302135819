export type StackFrame = { file: string; method: string }

/** What groups reports: the same error at the same place, whoever met it. */
export type ErrorCause = { errorClass: string; message: string; frame: string }

/** Stands for whatever differs from report to report. */
const blank = "#"

/** In characters. */
const longestMessage = 300
const longestClass = 200
const longestFrame = 120
const longestFile = 500

const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi
/** Ids of people and things: long, or with digits among the letters. */
const id = /\w{24,}|\b(?=[a-z_]*\d)\w{12,}\b/gi
/** Of an address only its path says what failed. */
const query = /[?&][^\s"'<>)]*/g
const origin = /\b[a-z][a-z\d]{1,19}:\/\/[^\s/"'<>)]*/gi
const digits = /\d+/g
const spaces = /\s+/g

/** What a report is counted under. Without a message or a stack of ours its class alone tells. */
export function errorCause(seen: { errorClass: string; message: string; stack: readonly StackFrame[] }): ErrorCause {
  return {
    errorClass: plainMessage(seen.errorClass).slice(0, longestClass).trim(),
    message: plainMessage(seen.message),
    frame: ownFrame(seen.stack),
  }
}

/** A message without numbers, ids and addresses' own parts. Said again of what it gives, it gives the same. */
export function plainMessage(message: string): string {
  return message
    .slice(0, 2 * longestMessage)
    .replace(origin, " ")
    .replace(query, "")
    .replace(uuid, blank)
    .replace(id, blank)
    .replace(digits, blank)
    .replace(spaces, " ")
    .trim()
    .slice(0, longestMessage)
    .trim()
}

/** A build's files: `/assets/` of what is served, `/src/` while it is written. */
const ownFile = /\/(?:assets|src)\/([^?#]*\.[cm]?[jt]sx?)(?:[?#]|$)/
const contentHash = /-[\w-]{8}(?=\.[cm]?[jt]sx?$)/

/** The uppermost frame in code of ours, without its build's hash; "" where the stack has none. A name that a minifier gave is left out. */
export function ownFrame(stack: readonly StackFrame[]): string {
  for (const { file, method } of stack) {
    const path = ownFile.exec(file.slice(0, longestFile))?.[1]
    if (path === undefined) continue
    const name = method.length > 2 ? ` ${method}` : ""
    return `${path.replace(contentHash, "")}${name}`.slice(0, longestFrame)
  }
  return ""
}
