import { nextOnline } from "../connection.ts"
import { once } from "../once.ts"
import { whenIdle } from "../when-idle.ts"
import { mayCount, notices } from "./log-event.ts"

/** Has the sender fetched once the page has settled. Nothing is fetched of whoever is not counted. */
export function startAnalytics(): void {
  if (mayCount()) startSoon()
}

const startSoon = once(() => whenIdle(start))

function start(): void {
  // No connection yet; what was logged waits.
  fetchSender().catch(() => void nextOnline().then(start))
}

const fetchSender = once(async () => {
  const { runSender } = await import("./sending/run-sender.ts")
  notices.on(runSender())
})
