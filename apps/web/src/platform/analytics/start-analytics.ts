import { nextOnline } from "../connection.ts"
import { once } from "../once.ts"
import { whenIdle } from "../when-idle.ts"
import { mayCount, notices } from "./log-event.ts"

/** Loads the sender once the page has settled, unless counting is off. */
export function startAnalytics(): void {
  if (mayCount()) startSoon()
}

const startSoon = once(() => whenIdle(start))

function start(): void {
  // Offline; events wait.
  fetchSender().catch(() => void nextOnline().then(start))
}

const fetchSender = once(async () => {
  const { runSender } = await import("./sending/run-sender.ts")
  notices.on(runSender())
})
