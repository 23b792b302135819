import type { SeenTutorial } from "@confetti/contract/tutorials"
import { type Tutorial, tutorials } from "@confetti/domain/tutorials"
import type { SeenRow } from "./store.ts"

/** As the wire has it. A tutorial that another version of the app had is kept, and not told. */
export function knownTutorials(rows: readonly SeenRow[]): SeenTutorial[] {
  return rows
    .filter((row): row is SeenRow & { tutorial: Tutorial } => (tutorials as readonly string[]).includes(row.tutorial))
    .map(({ tutorial, seenAt }) => ({ tutorial, seenDate: seenAt.toISOString() }))
}
