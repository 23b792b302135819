import type { PageData } from "@confetti/contract/page-data"
import { lookCookie, readLook } from "@confetti/domain/look"
import { startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { AppRoot } from "./app/app-root.tsx"
import { firstReads } from "./app/first-reads.ts"
import { routeOf, screensOf } from "./app/route.ts"
import { screens } from "./app/screens.ts"
import { keepInvite } from "./features/session/index.ts"
import { startAnalytics } from "./platform/analytics/start-analytics.ts"
import { readCookie } from "./platform/cookie.ts"
import { reportError } from "./platform/error-reporter/report-error.ts"
import { startErrorReporter } from "./platform/error-reporter/start-error-reporter.ts"
import { applyLook } from "./platform/look.ts"
import { startWorker } from "./platform/start-worker.ts"
import "./styles.ts"

startErrorReporter()
await keepInvite()

const data = JSON.parse(document.getElementById("page-data")?.textContent ?? "null") as PageData
const root = document.getElementById("root") as HTMLElement
const cache = firstReads(data)
const app = <AppRoot data={data} cache={cache} />

await Promise.all(screensOf(routeOf(location.pathname, data.brand.links)).map((name) => screens[name].preload()))

await firstPaint()

const options = {
  onCaughtError(error: unknown) {
    console.error(error)
    reportError(error)
  },
}

// The offline shell stands in for every path; only what was rendered for this very path can be taken over.
// As a transition it is done in small steps, and a finger is never kept waiting.
if (root.dataset.path === location.pathname) startTransition(() => void hydrateRoot(root, app, options))
else {
  applyLook(readLook(readCookie(lookCookie)))
  createRoot(root, options).render(app)
}

startWorker()
startAnalytics()
if (data.isEmulator) void import("./platform/follow-changes.ts").then((module) => module.followChanges(cache))

/** Taking over keeps the processor busy for a while; what the server sent is shown first. A hidden page paints nothing. */
async function firstPaint(): Promise<void> {
  if (document.hidden) return
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
