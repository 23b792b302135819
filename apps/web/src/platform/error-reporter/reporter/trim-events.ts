import type { Event } from "@bugsnag/js"
import { redact } from "@confetti/domain/privacy/redact"
import { redactText } from "@confetti/domain/privacy/redact-text"

const mostLetters = 40

/** Metadata is only accessible by section, and any part of the reporter may add one. */
export type RedactedEvent = Pick<Event, "errors" | "breadcrumbs" | "request" | "context" | "setUser"> & {
  _metadata?: Record<string, unknown>
}

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

type Crumb = { message: string; metadata: Record<string, unknown> }

/** Shortens breadcrumbs to `room` bytes, oldest first. None is dropped. */
export function trimBreadcrumbs(crumbs: Crumb[], room: number): void {
  let weight = crumbs.reduce((sum, crumb) => sum + weightOf(crumb), 0)
  for (const crumb of crumbs) {
    if (weight <= room) return
    weight -= weightOf(crumb)
    crumb.message = crumb.message.slice(0, mostLetters).toWellFormed()
    crumb.metadata = {}
    weight += weightOf(crumb)
  }
}

/** Bytes as JSON. */
export function weightOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value) ?? "").length
}
