import type { LiveContent } from "./content/live-content.ts"
import type { Tx } from "./db/open-database.ts"
import { type BoundStatement, runPrepared } from "./db/prepared.ts"
import type { Jobs } from "./jobs/jobs.ts"
/**
 * Something a module offers for other modules to add to, without knowing them: listeners of an event, or sources of a list. The module
 * that offers it exports the point; those that add to it import it, and name what they add in their `extensions`.
 */
export type ExtensionPoint<Value> = {
  name: string
  /** Never there: it ties the type of what is added to the point. */
  readonly value?: Value
}

export type Extension = { point: ExtensionPoint<never>; value: unknown }

/** What was added to a point, in no order that means anything. */
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
  // `extend` is the only way in, and it ties a value to its point.
  return <Value>(point: ExtensionPoint<Value>) => (values.get(point as ExtensionPoint<never>) ?? []) as Value[]
}

export type EventContext = { extensions: Extensions; jobs: Jobs; content: Pick<LiveContent, "current"> }

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

/**
 * Something that happened, and for each listener the statements that follow from it. They are known before any of them runs, so that they can be sent
 * together with those of what happened.
 */
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
