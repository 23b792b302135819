import type { StatementEntry } from "@confetti/contract/points"
import { listEntries } from "@confetti/contract/points"
import { movements } from "@confetti/domain/points/ledger"
import { isSpent } from "@confetti/domain/rewards/redemption"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { balancesOf } from "./overview-store.ts"
import type { Causes, EntryRow } from "./statement-store.ts"
import { causesOf, entriesOf } from "./statement-store.ts"

export const listEntriesCallable = readCallable(listEntries, async (asked, context) => {
  const { userId } = context.caller
  const { db } = context
  // An extra row tells whether there are more pages.
  const rows = await entriesOf(db, userId, { ...asked, limit: asked.limit + 1 })
  const page = rows.slice(0, asked.limit)
  const causes = await causesOf(db, userId, page)
  return {
    entries: page.map((row) => entryView(row, causes)),
    next: rows.length > asked.limit ? (page.at(-1)?.number ?? null) : null,
    ...(await balancesOf(db, userId)),
  }
})

const kinds: Record<EntryRow["movement"], StatementEntry["kind"]> = {
  award: "earned",
  restoration: "earned",
  reversal: "reversed",
  hold: "redeemed",
  spend: "redeemed",
  refund: "refund",
  reimbursement: "refund",
}

export function entryView(row: EntryRow, causes: Causes): StatementEntry {
  const { number, action, movement, points, balance, at } = row
  const tile = row.tile_id === null ? undefined : causes.tiles.get(row.tile_id)
  return {
    number,
    action,
    kind: kinds[movement],
    points: movements[movement].to === "person" ? points : -points,
    balance,
    state: stateOf(row, causes),
    cause: tile?.title ?? causeOf(row, causes),
    tile: tile?.isThere ? { id: tile.id, slug: tile.slug, title: tile.title } : null,
    at: at.toISOString(),
  }
}

function stateOf({ movement, subject }: EntryRow, { redemptions }: Causes): StatementEntry["state"] {
  if (movement === "award" || movement === "restoration") return "paid"
  if (movement === "refund" || movement === "reimbursement" || movement === "reversal") return "returned"
  const redemption = redemptions.get(subject)
  if (redemption?.state === "refunded") return "returned"
  return redemption && isSpent(redemption) ? "spent" : "held"
}

function causeOf({ action, subject }: EntryRow, { redemptions, friends }: Causes): string | null {
  if (action === "redeem_item") return redemptions.get(subject)?.name ?? null
  if (action === "play_a_game") return subject.split(" ")[0] ?? null
  return friends.get(subject)?.split(/\s/)[0] || null
}
