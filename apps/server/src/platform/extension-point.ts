import type { LiveContent } from "./content/live-content.ts"
import type { Tx } from "./db/open-database.ts"
import { type BoundStatement, runPrepared } from "./db/prepared.ts"
import type { Jobs } from "./jobs/jobs.ts"
/**
 * An extension point: a module exports it, others add to it, such as listeners or list sources, in their `extensions`, without knowing each
 * other.
 */
export type ExtensionPoint<Value> = {
  name: string
  /** Never set: it ties the type of extensions to the point. */
  readonly value?: Value
}

export type Extension = { point: ExtensionPoint<never>; value: unknown }

/** Extensions of a point, in no particular order. */
export type Extensions = <Value>(point: ExtensionPoint<Value>) => readonly Value[]

export function extensionPoint<Value>(name: string): ExtensionPoint<Value> {
  return { name }
}

export function extend<Value>(point: ExtensionPoint<Value>, value: Value): Extension {
  return { point: point as ExtensionPoint<never>, value }
}

export function collectExtensions(extensions: readonly Extension[]): Extensions {
  const byPoint = Map.groupBy(extensions, ({ point }) => point)
  const values = new Map([...byPoint].map(([point, added]) => [point, added.map(({ value }) => value)]))
  // Only `extend` adds values, so their type is right.
  return <Value>(point: ExtensionPoint<Value>) => (values.get(point as ExtensionPoint<never>) ?? []) as Value[]
}

export type EventContext = { extensions: Extensions; jobs: Jobs; content: Pick<LiveContent, "current"> }

export type Listener<Payload> = (tx: Tx, payload: Payload, context: EventContext) => Promise<void>

/** An event for listeners in the same transaction: all of it succeeds or fails together. */
export type DomainEvent<Payload> = ExtensionPoint<Listener<Payload>>

export function domainEvent<Payload>(name: string): DomainEvent<Payload> {
  return extensionPoint(name)
}

/** Runs all listeners in sequence, in the transaction of the event. */
export async function publish<Payload>(
  tx: Tx,
  context: EventContext,
  event: DomainEvent<Payload>,
  payload: Payload,
): Promise<void> {
  for (const listen of context.extensions(event)) await listen(tx, payload, context)
}

/** An event with the statements of each listener, known in advance so that they can be sent in one round trip. */
export type StatementEvent<Payload> = ExtensionPoint<(payload: Payload) => readonly BoundStatement[]>

export function statementEvent<Payload>(name: string): StatementEvent<Payload> {
  return extensionPoint(name)
}

export function statementsFor<Payload>(
  { extensions }: Pick<EventContext, "extensions">,
  event: StatementEvent<Payload>,
  payload: Payload,
): BoundStatement[] {
  return extensions(event).flatMap((follow) => follow(payload))
}

export async function publishStatements<Payload>(
  tx: Tx,
  context: Pick<EventContext, "extensions">,
  event: StatementEvent<Payload>,
  payload: Payload,
): Promise<void> {
  for (const { values, ...statement } of statementsFor(context, event, payload))
    await runPrepared(tx, statement, values)
}
