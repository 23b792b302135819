import { AppError } from "@confetti/contract/app-error"
import { hasRole } from "@confetti/domain/editors/roles"
import { isSuspended } from "@confetti/domain/thoughts/thought-review"
import type { Caller } from "../../platform/auth/identify.ts"
import type { Config } from "../../platform/config.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { type PersonFacts, personFacts, type WriterRow } from "./writers-store.ts"

export function mustBeOn({ config }: { config: Pick<Config, "THOUGHTS"> }): void {
  if (config.THOUGHTS === "off") throw new AppError("thought/switched-off")
}

/** A writer, if they may write: with a record, and invited if that is required. Editors always may. */
export async function mustMayWrite(
  tx: Tx,
  userId: string,
  context: { config: Config; caller: Caller },
): Promise<PersonFacts> {
  mustBeOn(context)
  const facts = await personFacts(tx, userId)
  if (!facts) throw new AppError("user/not-found")
  const isOpen = context.config.THOUGHTS === "on" || hasRole(context.caller, "editor") || facts.is_invited
  if (!isOpen) throw new AppError("thought/not-invited")
  return facts
}

export function mustNotBeSuspended({ suspended_until, suspended_for }: WriterRow, now: number): void {
  if (suspended_until === null || !isSuspended(suspended_until.getTime(), now)) return
  throw new AppError("thought/suspended", { until: suspended_until.toISOString(), reason: suspended_for ?? "" })
}
