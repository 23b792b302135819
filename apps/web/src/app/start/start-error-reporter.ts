import { reports, type SeenError } from "../../platform/error-reporter/report-error.ts"
import { once } from "../../platform/once.ts"
import { whenIdle } from "../../platform/when-idle.ts"

/** The first errors say what is wrong; those after them mostly follow from it. */
const mostEarly = 20

/** Errors are kept from now on. The reporter itself is fetched with the first of them, or once the page has settled. */
export function startErrorReporter(): void {
  const early: SeenError[] = []
  const fetchReporter = once(async () => {
    const { runReporter } = await import("../../platform/error-reporter/reporter/run-reporter.ts")
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
  whenIdle(start)
}
