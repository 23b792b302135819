import { reports, type SeenError } from "../../platform/error-reporter/report-error.ts"
import { once } from "../../platform/once.ts"
import { whenIdle } from "../../platform/when-idle.ts"

/** The first errors matter; later ones mostly follow from them. */
const mostEarly = 20

/** Collects errors from now on. The reporter is loaded with the first one, or when the page has settled. */
export function startErrorReporter(): void {
  const early: SeenError[] = []
  const fetchReporter = once(async () => {
    const { runReporter } = await import("../../platform/error-reporter/reporter/run-reporter.ts")
    const report = await runReporter()
    off()
    for (const seen of early) report(seen)
    // From here on it receives uncaught errors itself.
    reports.on((seen) => seen.isUnhandled || report(seen))
  })
  // Offline, the next error tries again.
  const start = () => void fetchReporter().catch(() => undefined)
  const off = reports.on((seen) => {
    if (early.length < mostEarly) early.push(seen)
    start()
  })
  // Without an error object it is a file that failed to load, or another site's script.
  addEventListener("error", ({ error }) => {
    if (error) reports.emit({ error, isUnhandled: true })
  })
  addEventListener("unhandledrejection", ({ reason }) => reports.emit({ error: reason, isUnhandled: true }))
  whenIdle(start)
}
