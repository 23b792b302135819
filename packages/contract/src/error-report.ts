import { z } from "zod"

/** Target of the app's error reporter: `notify` is an address, or null for this server's `/errors`. */
export const errorReporterSettings = z.strictObject({ notify: z.url().nullable(), key: z.string().nullable() })

export type ErrorReporterSettings = z.infer<typeof errorReporterSettings>

const text = z.string().catch("")

const reportedEvent = z.looseObject({
  exceptions: z.array(z.looseObject({ errorClass: text, message: text })).min(1),
})

/** The fields of an error report that we use. Others are stored redacted. */
export const errorPayload = z.looseObject({ events: z.array(reportedEvent).min(1).max(10) })

export type ReportedEvent = z.infer<typeof reportedEvent>
