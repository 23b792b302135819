import bugsnag from "@bugsnag/js"
import type { ErrorReporterSettings } from "@confetti/contract/error-report"
import { longestErrorReport, mostBreadcrumbs } from "@confetti/contract/limits"
import { nativePlatform } from "../../analytics/native.ts"
import { request } from "../../api.ts"
import { followDevice } from "../../device/follow-device.ts"
import type { SeenError } from "../report-error.ts"
import { type RedactedEvent, redactEvent, trimBreadcrumbs, weightOf } from "./trim-events.ts"

/** Our intake accepts any key. */
const ownKey = "0".repeat(32)

/** Bytes the reporter adds to an event. */
const aroundIt = 4096

export async function runReporter(): Promise<(seen: SeenError) => void> {
  const deviceNow = followDevice()
  const { notify, key } = await settings()
  const own = new URL("/errors", document.baseURI).href
  const client = bugsnag.default.start({
    apiKey: key ?? ownKey,
    appVersion: import.meta.env.APP_VERSION,
    releaseStage: "production",
    maxBreadcrumbs: mostBreadcrumbs,
    // Sessions are never sent, but the client requires an address.
    endpoints: { notify: notify ?? own, sessions: own },
    autoTrackSessions: false,
    collectUserIp: false,
    generateAnonymousId: false,
    trackInlineScripts: false,
    logger: null,
    onError: (event) => {
      event.addMetadata("device", { ...deviceNow(), platform: nativePlatform() ?? "web" })
      redactEvent(event)
      const { errors, request, context, _metadata } = event as RedactedEvent
      trimBreadcrumbs(
        event.breadcrumbs,
        longestErrorReport - aroundIt - weightOf([errors, request, context, _metadata]),
      )
    },
    // A button's text may be personal; its position is enough.
    onBreadcrumb: ({ metadata }) => {
      delete metadata["targetText"]
    },
  })
  return ({ error, context, isUnhandled = false }) => {
    client.notify(asError(error), (event) => {
      event.unhandled = isUnhandled
      if (context !== undefined) event.context = context
    })
  }
}

async function settings(): Promise<ErrorReporterSettings> {
  try {
    return await request<ErrorReporterSettings>("/errors/settings")
  } catch {
    return { notify: null, key: null }
  }
}

function asError(seen: unknown): Error {
  return seen instanceof Error ? seen : new Error(String(seen))
}
