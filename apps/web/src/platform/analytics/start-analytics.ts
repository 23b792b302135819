import { nextOnline } from "../connection.ts"
import { once } from "../once.ts"
import { mayCount, notices } from "./log-event.ts"

/** Milliseconds. By then the page is in use, and the first batch is due. */
const patience = 4000

/** Has the sender fetched once the page has settled, or before it goes away. Nothing is fetched of whoever is not counted. */
export function startAnalytics(): void {
  if (mayCount()) startSoon()
}

const startSoon = once(() => {
  setTimeout(start, patience)
  document.addEventListener("visibilitychange", start, { once: true })
})

function start(): void {
  // No connection yet; what was logged waits.
  fetchSender().catch(() => void nextOnline().then(start))
}

const fetchSender = once(async () => {
  const { runSender } = await import("./sending/run-sender.ts")
  notices.on(runSender())
})
