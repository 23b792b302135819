import { receiveNotices } from "./log-event.ts"
import { mayCount } from "./may-count.ts"

/** Milliseconds. By then the page is in use, and the first batch is due. */
const patience = 4000

let isStarted = false

/** Has the sender fetched once the page has settled, or before it goes away. Nothing is fetched of whoever is not counted. */
export function startAnalytics(): void {
  if (isStarted || !mayCount()) return
  isStarted = true
  setTimeout(() => void start(), patience)
  document.addEventListener("visibilitychange", () => void start(), { once: true })
}

let starting: Promise<void> | null = null

function start(): Promise<void> {
  starting ??= import("./sending/run-sender.ts").then(
    ({ runSender }) => receiveNotices(runSender()),
    () => {
      // No connection yet; what was logged waits.
      starting = null
      addEventListener("online", () => void start(), { once: true })
    },
  )
  return starting
}
