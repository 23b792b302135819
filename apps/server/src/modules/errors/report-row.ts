import type { ReportedEvent } from "@confetti/contract/error-report"
import { redact, redactText } from "@confetti/domain/redact"
import type { ErrorReportRow } from "./store.ts"

const longestClass = 200
const longestMessage = 1000
const longestReport = 64 * 1024

type Received = { id: string; userId: string | null; at: Date }

/** What is kept of an error report: nothing of the person, and the parts that say least only where there is room. */
export function reportRow(event: ReportedEvent, { id, userId, at }: Received): ErrorReportRow {
  const [{ errorClass, message } = { errorClass: "", message: "" }] = event.exceptions
  return {
    id,
    user_id: userId,
    error_class: plain(errorClass).slice(0, longestClass),
    message: redactText(plain(message)).slice(0, longestMessage),
    report: reportText(event),
    received_at: at,
  }
}

/** Who was there is told by their session, and not by what the report says of its user. */
function reportText({ user: _user, apiKey: _key, ...event }: ReportedEvent): string {
  const { breadcrumbs: _breadcrumbs, metaData: _metaData, ...lean } = event
  const [first] = event.exceptions
  const bare = { exceptions: [{ errorClass: first?.errorClass, message: first?.message.slice(0, longestMessage) }] }
  const texts = [event, lean, bare].map((each) => JSON.stringify(redact(each)))
  return texts.find((text) => text.length <= longestReport) ?? "{}"
}

/** PostgreSQL keeps every character but this one. */
function plain(text: string): string {
  return text.replaceAll("\0", "")
}
