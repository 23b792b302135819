import type { Services } from "../services.ts"

/** Work that is done later, at least once: running it twice must do no harm. The payload is JSON. */
export type Job<Payload extends object = object> = {
  name: string
  /** Runs at these times (cron, UTC) with an empty payload, where set. */
  schedule?: string
  run: (payload: Payload, services: Services) => Promise<void>
}
