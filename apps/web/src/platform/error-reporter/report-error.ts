export type SeenError = {
  error: unknown
  /** What was being done, in a few words. */
  context?: string | undefined
  /** Nobody caught it. */
  isUnhandled?: boolean
}

/** The first errors say what is wrong; those after them mostly follow from it. */
const mostEarly = 20

const early: SeenError[] = []
let take = (seen: SeenError): void => {
  if (early.length < mostEarly) early.push(seen)
  wake()
}
let wake: () => void = () => undefined

/** Sends an error to the error reporter, silently. Nothing personal goes along. */
export function reportError(error: unknown, context?: string): void {
  take({ error, context })
}

/** Keeps every error that nobody catches, until the reporter is there. `onFirst` is called as soon as there is one. */
export function keepEarlyErrors(onFirst: () => void): void {
  wake = onFirst
  addEventListener("error", keepThrown)
  addEventListener("unhandledrejection", keepRejected)
}

function keepThrown({ error }: ErrorEvent): void {
  // Without an error it is a file that did not load, or another site's script: nothing can be told of it.
  if (error) take({ error, isUnhandled: true })
}

function keepRejected({ reason }: PromiseRejectionEvent): void {
  take({ error: reason, isUnhandled: true })
}

/** From here on the reporter hears of errors itself, and `report` is told of those that are reported; first of the early ones. */
export function takeReports(report: (seen: SeenError) => void): void {
  removeEventListener("error", keepThrown)
  removeEventListener("unhandledrejection", keepRejected)
  take = report
  for (const seen of early.splice(0)) report(seen)
}
