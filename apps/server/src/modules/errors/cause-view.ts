import type { ErrorCase, ErrorCauseView } from "@confetti/contract/error-causes"
import { parseJson } from "../../platform/parse-json.ts"
import { detailsOf } from "./cause-of-event.ts"
import type { FoundCause, reportsOfCause } from "./causes-store.ts"

export function causeView(row: FoundCause): ErrorCauseView {
  return {
    id: row.cause_id,
    errorClass: row.error_class,
    message: row.message,
    frame: row.frame,
    times: row.times,
    firstSeenAt: row.first_seen_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    versions: row.versions,
    browsers: row.browsers,
    closed: row.closed_at === null ? null : { at: row.closed_at.toISOString(), by: row.closer },
    reopenedAt: row.reopened_at?.toISOString() ?? null,
  }
}

const longestLine = 200

/** A single case of a cause, with only the browser of the person. */
export function caseView({
  id,
  message,
  report,
  received_at,
}: Awaited<ReturnType<typeof reportsOfCause>>[number]): ErrorCase {
  const { stack, version, browser, url } = detailsOf(parseJson(report))
  return {
    id,
    at: received_at.toISOString(),
    message,
    version,
    browser,
    path: pathOf(url),
    stack: stack.map(({ file, method, lineNumber }) => {
      return `${method === "" ? "(no name)" : method} ${pathOf(file)}:${lineNumber}`.slice(0, longestLine)
    }),
  }
}

function pathOf(address: string): string {
  return URL.parse(address, "http://localhost")?.pathname.slice(0, longestLine) ?? ""
}
