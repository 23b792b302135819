import { keepEarlyErrors, takeReports } from "./report-error.ts"

const firstUses = ["pointerdown", "keydown", "wheel"]

/** Errors are kept from now on. The reporter itself is fetched with the first of them, or once the page is in use. */
export function startErrorReporter(): void {
  let starting: Promise<void> | null = null
  const start = () => {
    starting ??= import("./reporter/run-reporter.ts")
      .then(async ({ runReporter }) => takeReports(await runReporter()))
      .catch(() => {
        // No connection, it seems. The next error tries again.
        starting = null
      })
  }
  keepEarlyErrors(start)
  for (const type of firstUses) addEventListener(type, start, { once: true, passive: true })
}
