export type StackFrame = { file: string; method: string }

/** A group of reports: the same error at the same place. */
export type ErrorCause = { errorClass: string; message: string; frame: string }

/** Replaces the parts that vary. */
const blank = "#"

/** In characters. */
const longestMessage = 300
const longestClass = 200
const longestFrame = 120
const longestFile = 500

const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi
/** Ids: long, or with digits among letters. */
const id = /\w{24,}|\b(?=[a-z_]*\d)\w{12,}\b/gi
/** Only an address's path is kept. */
const query = /[?&][^\s"'<>)]*/g
const origin = /\b[a-z][a-z\d]{1,19}:\/\/[^\s/"'<>)]*/gi
const digits = /\d+/g
const spaces = /\s+/g

/** The cause of an error. Without a message or a frame of ours only its class counts. */
export function errorCause(seen: { errorClass: string; message: string; stack: readonly StackFrame[] }): ErrorCause {
  return {
    errorClass: plainMessage(seen.errorClass).slice(0, longestClass).trim(),
    message: plainMessage(seen.message),
    frame: ownFrame(seen.stack),
  }
}

/** A message without numbers, ids and queries. Idempotent. */
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

/** Files of a build: `/assets/` when served, `/src/` in development. */
const ownFile = /\/(?:assets|src)\/([^?#]*\.[cm]?[jt]sx?)(?:[?#]|$)/
const contentHash = /-[\w-]{8}(?=\.[cm]?[jt]sx?$)/

/** The top frame in our code, without the build's hash; "" if there is none. Minified names are left out. */
export function ownFrame(stack: readonly StackFrame[]): string {
  for (const { file, method } of stack) {
    const path = ownFile.exec(file.slice(0, longestFile))?.[1]
    if (path === undefined) continue
    const name = method.length > 2 ? ` ${method}` : ""
    return `${path.replace(contentHash, "")}${name}`.slice(0, longestFrame)
  }
  return ""
}
