import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { AppError } from "@confetti/contract/app-error"
import { type ErrorReporterSettings, errorPayload, type ReportedEvent } from "@confetti/contract/error-report"
import { longestErrorReport } from "@confetti/contract/limits"
import { redact } from "@confetti/domain/privacy/redact"
import { redactText } from "@confetti/domain/privacy/redact-text"
import type { Hono } from "hono"
import { identify } from "../../platform/auth/identify.ts"
import { corsHeaders } from "../../platform/http/cors.ts"
import { invalidInput } from "../../platform/http/describe-error.ts"
import { parseObject, readAnyBody } from "../../platform/http/read-body.ts"
import { type RouteRequest, route } from "../../platform/http/route.ts"
import type { ServerEnv } from "../../platform/http/server-env.ts"
import type { Services } from "../../platform/services.ts"
import { causeOfEvent } from "./cause-of-event.ts"
import { countCause } from "./count-cause.ts"
import { type ErrorReportRow, keepReports } from "./store.ts"

const longestClass = 200

const longestMessage = 1000

const longestReport = 64 * 1024

type Received = { id: string; userId: string | null; at: Date; causeId: string }

const headers = { ...corsHeaders, "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }

/** A flood from many addresses is our own fault, and its first reports are enough. */
const moreThanOneAddress = 10

export function errorRoutes(app: Hono<ServerEnv>, services: Services): void {
  const { config, clock, db, rateLimits } = services
  const ofAll = rateLimits.limit("errors of all", config.RATE_LIMIT_ERRORS * moreThanOneAddress)
  const settings: ErrorReporterSettings = {
    notify: config.ERROR_REPORTER_URL ?? null,
    key: config.ERROR_REPORTER_KEY ?? null,
  }

  async function saveReport({ incoming, address }: RouteRequest): Promise<Response> {
    ofAll.spend("everyone")
    const userId = await userIdOf(incoming, address)
    const parsed = errorPayload.safeParse(parseObject(await readAnyBody(incoming, { limit: longestErrorReport })))
    if (!parsed.success) throw invalidInput(parsed.error, "body")
    const at = new Date(clock())
    const reports = parsed.data.events.map((event) => ({ event, cause: causeOfEvent(event) }))
    // Sorted to avoid deadlocks.
    reports.sort((one, other) => (one.cause.causeId < other.cause.causeId ? -1 : 1))
    await db.transaction().execute(async (tx) => {
      for (const { cause } of reports) await countCause(tx, cause, at)
      await keepReports(
        tx,
        reports.map(({ event, cause }) => reportRow(event, { id: randomUUID(), userId, at, causeId: cause.causeId })),
      )
    })
    return new Response("{}", { status: 202, headers })
  }

  // The session may have ended, or the page may not be ours: errors are accepted anyway.
  async function userIdOf(incoming: IncomingMessage, address: string): Promise<string | null> {
    try {
      return (await identify(incoming, address, services)).userId
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  }

  const budget = rateLimits.limit("errors", config.RATE_LIMIT_ERRORS)
  const posted = { name: "errors", methods: ["POST"], preflight: ["POST"], budget }
  app.all("/errors", route(services, posted, saveReport))
  app.all(
    "/errors/settings",
    route(services, { name: "errors", methods: ["GET", "HEAD"], budget: null }, () =>
      Response.json(settings, { headers: { ...headers, "cache-control": "public, max-age=3600" } }),
    ),
  )
}

/** The stored part of a report: nothing personal, and the least useful fields only if there is room. */
function reportRow(event: ReportedEvent, { id, userId, at, causeId }: Received): ErrorReportRow {
  const [{ errorClass, message } = { errorClass: "", message: "" }] = event.exceptions
  return {
    id,
    user_id: userId,
    error_class: plain(errorClass).slice(0, longestClass),
    message: redactText(plain(message)).slice(0, longestMessage),
    report: reportText(event),
    received_at: at,
    cause_id: causeId,
  }
}

/** The person is known from the session, not from the report. */
function reportText({ user: _user, apiKey: _key, ...event }: ReportedEvent): string {
  const { breadcrumbs: _breadcrumbs, metaData: _metaData, ...lean } = event
  const [first] = event.exceptions
  const bare = { exceptions: [{ errorClass: first?.errorClass, message: first?.message.slice(0, longestMessage) }] }
  for (const each of [event, lean, bare]) {
    const text = JSON.stringify(redact(each))
    if (text.length <= longestReport) return text
  }
  return "{}"
}

/** PostgreSQL cannot store U+0000. */
function plain(text: string): string {
  return text.replaceAll("\0", "")
}
