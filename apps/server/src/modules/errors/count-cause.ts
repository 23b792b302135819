import { isSeenAnew } from "@confetti/domain/errors/is-seen-anew"
import type { Tx } from "../../platform/db/open-database.ts"
import type { SeenCause } from "./cause-of-event.ts"
import { addCause, changeCause, lockCause } from "./causes-store.ts"

const mostNames = 20

/** Counts a case of a cause. A closed cause reopens if it occurs in a newer version. */
export async function countCause(tx: Tx, seen: SeenCause, at: Date): Promise<void> {
  const { causeId, errorClass, message, frame, version, browser } = seen
  const isAdded = await addCause(tx, {
    cause_id: causeId,
    error_class: errorClass,
    message,
    frame,
    times: 1,
    first_seen_at: at,
    last_seen_at: at,
    versions: withName([], version),
    browsers: withName([], browser),
    closed_at: null,
    closed_by: null,
    reopened_at: null,
  })
  if (isAdded) return
  const row = await lockCause(tx, causeId)
  if (!row) return
  const isReopened = row.closed_at !== null && isSeenAnew(version, row.versions)
  await changeCause(tx, causeId, {
    times: row.times + 1,
    last_seen_at: at > row.last_seen_at ? at : row.last_seen_at,
    versions: withName(row.versions, version),
    browsers: withName(row.browsers, browser),
    ...(isReopened && { closed_at: null, closed_by: null, reopened_at: at }),
  })
}

function withName(names: readonly string[], name: string): string[] {
  return name === "" || names.includes(name) ? [...names] : [...names, name].slice(-mostNames)
}
