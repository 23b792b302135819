import { createHash } from "node:crypto"
import type { ReportedEvent } from "@confetti/contract/error-report"
import { browserOf } from "@confetti/domain/errors/browser-of"
import { type ErrorCause, errorCause, type StackFrame } from "@confetti/domain/errors/error-cause"
import { redactText } from "@confetti/domain/privacy/redact-text"
import { z } from "zod"

const text = z.string().catch("")
const frame = z.object({ file: text, method: text, lineNumber: z.number().catch(0) })

/** Fields read from a report besides its first error. Anyone can send anything: invalid fields are dropped. */
const details = z.object({
  exceptions: z.array(
    z.object({ stacktrace: z.array(frame.catch({ file: "", method: "", lineNumber: 0 })).catch([]) }),
  ),
  app: z.object({ version: text }).catch({ version: "" }),
  device: z.object({ userAgent: text }).catch({ userAgent: "" }),
  request: z.object({ url: text }).catch({ url: "" }),
})

/** More frames add nothing. */
const mostFrames = 20
const longestVersion = 40

type Line = StackFrame & { lineNumber: number }

export type EventDetails = { stack: Line[]; version: string; browser: string; url: string }

export function detailsOf(event: unknown): EventDetails {
  const read = details.safeParse(event)
  if (!read.success) return { stack: [], version: "", browser: browserOf(""), url: "" }
  const { exceptions, app, device, request } = read.data
  return {
    stack: exceptions[0]?.stacktrace.slice(0, mostFrames) ?? [],
    // Free text could name a person, or be long.
    version: /^[\w.+-]+$/.test(app.version) ? app.version.slice(0, longestVersion) : "",
    browser: browserOf(device.userAgent),
    url: request.url,
  }
}

export type SeenCause = ErrorCause & { causeId: string; version: string; browser: string }

export function causeOfEvent(event: ReportedEvent): SeenCause {
  const [first] = event.exceptions
  const { stack, version, browser } = detailsOf(event)
  const plain = (said: string | undefined) => redactText((said ?? "").replaceAll("\0", ""))
  const cause = errorCause({ errorClass: plain(first?.errorClass), message: plain(first?.message), stack })
  const parts = [cause.errorClass, cause.message, redactText(cause.frame)]
  const causeId = createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 32)
  return { ...cause, frame: parts[2] ?? "", causeId, version, browser }
}
