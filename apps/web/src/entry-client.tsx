import type { PageData } from "@confetti/contract/page-data"
import { startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { AppRoot } from "./app/app-root.tsx"
import { firstReads } from "./app/first-reads.ts"
import { routeOf, screensOf } from "./app/navigation/route.ts"
import { screens } from "./app/screens/screens.ts"
import { keepInvite } from "./features/session/index.ts"
import { startAnalytics } from "./platform/analytics/start-analytics.ts"
import { reportError, reports, type SeenError } from "./platform/error-reporter/report-error.ts"
import { startEntries } from "./platform/history-entries.ts"
import { applyLook, lookNow } from "./platform/look.ts"
import { onFirstUse } from "./platform/on-use.ts"
import { once } from "./platform/once.ts"
import { createSync } from "./platform/sync/sync.ts"
import { showPresses } from "./ui/press/show-presses.ts"
import "./styles.ts"

/** The first errors say what is wrong; those after them mostly follow from it. */
const mostEarly = 20

startErrorReporter()
startEntries()
void start()

// Not awaited at the top: this stands in one file with what late code imports, which would then wait for this, and this for it.
async function start(): Promise<void> {
  await keepInvite()
  const data = JSON.parse(document.getElementById("page-data")?.textContent ?? "null") as PageData
  const root = document.getElementById("root") ?? document.body
  const cache = firstReads(data)
  const app = <AppRoot data={data} cache={cache} sync={createSync()} />

  await Promise.all(screensOf(routeOf(location.pathname, data.brand.links)).map((name) => screens[name].preload()))

  if (data.isMissing) await screens.missing.preload()
  // What the server rendered of a growing story is taken over with the rest.
  if (root.querySelector(".developing")) await screens.developing.preload()

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
    applyLook(lookNow())
    createRoot(root, options).render(app)
  }

  showPresses()
  startWorker()
  startAnalytics()
  if (data.isEmulator)
    void import("./platform/follow-changes.ts").then((module) => module.followChanges(cache, data.contentVersion))
}

/** Taking over keeps the processor busy for a while; what the server sent is shown first. A hidden page paints nothing. */
async function firstPaint(): Promise<void> {
  if (document.hidden) return
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Errors are kept from now on. The reporter itself is fetched with the first of them, or once the page is in use. */
function startErrorReporter(): void {
  const early: SeenError[] = []
  const fetchReporter = once(async () => {
    const { runReporter } = await import("./platform/error-reporter/reporter/run-reporter.ts")
    const report = await runReporter()
    off()
    for (const seen of early) report(seen)
    // What nobody catches it hears of by itself from here on.
    reports.on((seen) => seen.isUnhandled || report(seen))
  })
  // Where there is no connection the next error tries again.
  const start = () => void fetchReporter().catch(() => undefined)
  const off = reports.on((seen) => {
    if (early.length < mostEarly) early.push(seen)
    start()
  })
  // Without an error it is a file that did not load, or another site's script: nothing can be told of it.
  addEventListener("error", ({ error }) => {
    if (error) reports.emit({ error, isUnhandled: true })
  })
  addEventListener("unhandledrejection", ({ reason }) => reports.emit({ error: reason, isUnhandled: true }))
  onFirstUse(start)
}

/** Registers the service worker once the page has settled, so that it takes nothing from the first paint. */
function startWorker(): void {
  if (!("serviceWorker" in navigator)) return
  const isFirstVisit = navigator.serviceWorker.controller === null
  const refetch = () =>
    void import("./platform/refetch-first.ts").then((late) => late.refetchFirst()).catch(() => undefined)
  const register = async () => {
    await navigator.serviceWorker.register("/sw.js")
    if (isFirstVisit) navigator.serviceWorker.addEventListener("controllerchange", refetch, { once: true })
  }
  const start = () => void register().catch(() => undefined)
  if (document.readyState === "complete") start()
  else addEventListener("load", start, { once: true })
}
