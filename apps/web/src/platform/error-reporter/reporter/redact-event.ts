import type { Event } from "@bugsnag/js"
import { redact } from "@confetti/domain/privacy/redact"
import { redactText } from "@confetti/domain/privacy/redact-text"

/** Metadata can only be had section by section, and any part of the reporter may add one. */
export type RedactedEvent = Pick<Event, "errors" | "breadcrumbs" | "request" | "context" | "setUser"> & {
  _metadata?: Record<string, unknown>
}

/** Takes everything personal out of a report before it leaves the device. */
export function redactEvent(event: RedactedEvent): void {
  event.setUser()
  if (event.context) event.context = redactText(event.context)
  for (const each of event.errors) {
    each.errorMessage = redactText(each.errorMessage)
    for (const frame of each.stacktrace) frame.file = redactText(frame.file)
  }
  for (const each of event.breadcrumbs) {
    each.message = redactText(each.message)
    each.metadata = redact(each.metadata) as typeof each.metadata
  }
  event.request = redact(event.request) as typeof event.request
  if (event._metadata) event._metadata = redact(event._metadata) as Record<string, unknown>
}
