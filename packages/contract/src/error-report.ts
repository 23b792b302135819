import { z } from "zod"

/** Where the app's error reporter sends to: `notify` is an address, null for this server's own `/errors`. */
export const errorReporterSettings = z.strictObject({ notify: z.url().nullable(), key: z.string().nullable() })

export type ErrorReporterSettings = z.infer<typeof errorReporterSettings>

const text = z.string().catch("")

const reportedEvent = z.looseObject({
  exceptions: z.array(z.looseObject({ errorClass: text, message: text })).min(1),
})

/** What the error reporter's client sends, as far as we rely on it. The rest is kept as it came, redacted. */
export const errorPayload = z.looseObject({ events: z.array(reportedEvent).min(1).max(10) })

export type ReportedEvent = z.infer<typeof reportedEvent>
