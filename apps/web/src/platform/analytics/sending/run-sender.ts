import { randomId } from "../../random-id.ts"
import type { Notice } from "../log-event.ts"
import { mayCount } from "../may-count.ts"
import { createSender } from "./create-sender.ts"
import { openStore } from "./open-store.ts"
import { postEvents } from "./post-events.ts"

/** Sends what is logged from here on, and what the last visit left behind. Gives who is to be told. */
export function runSender(): (notice: Notice) => void {
  const opening = openStore().then((store) => {
    const sender = createSender({
      store,
      post: postEvents,
      mayCount,
      newId: randomId,
      now: Date.now,
      after: (ms, act) => void setTimeout(act, ms),
      onFailure: (error) => void show(error),
    })
    const flush = () => void sender.flush()
    addEventListener("online", flush)
    document.addEventListener("visibilitychange", () => document.hidden && flush())
    // What was told meanwhile comes first; then what waited is sent at once.
    setTimeout(flush)
    return sender
  })
  return (notice) => void opening.then((sender) => sender.receive(notice))
}

async function show(error: Error): Promise<void> {
  const { showFailure } = await import("./show-failure.tsx")
  showFailure(error)
}
