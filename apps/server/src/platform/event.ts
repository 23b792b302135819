import type { Tx } from "./db/open-database.ts"
import { type ExtensionPoint, type Extensions, extensionPoint } from "./extension-point.ts"
import type { Jobs } from "./jobs/jobs.ts"

/** What a listener has beside the transaction it runs in. */
export type EventContext = { extensions: Extensions; jobs: Jobs }

export type Listener<Payload> = (tx: Tx, payload: Payload, context: EventContext) => Promise<void>

/** Something that happened in a module, for others to act on in the same transaction: it stands with all that follows from it, or not at all. */
export type DomainEvent<Payload> = ExtensionPoint<Listener<Payload>>

export function domainEvent<Payload>(name: string): DomainEvent<Payload> {
  return extensionPoint(name)
}

/** Runs every listener, one after the other, in the transaction of what happened. */
export async function publish<Payload>(
  tx: Tx,
  context: EventContext,
  event: DomainEvent<Payload>,
  payload: Payload,
): Promise<void> {
  for (const listen of context.extensions(event)) await listen(tx, payload, context)
}
