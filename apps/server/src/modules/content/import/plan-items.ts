import type { ContentChange } from "./content-change.ts"
import type { PreparedItem } from "./prepare-item.ts"
import type { StoredItem } from "./stored-content.ts"

/** What an import will do to the shop. */
export type ItemPlan = {
  changes: ContentChange[]
  writes: { prepared: PreparedItem; position: number }[]
  removals: string[]
}

/** Nothing is ever deleted: what was redeemed still names it. */
export function planItems(items: readonly PreparedItem[], stored: readonly StoredItem[]): ItemPlan {
  const before = new Map(stored.map((item) => [item.id, item]))
  const kept = new Set(items.map(({ item }) => item.id))
  const removals = stored.filter(({ id, isRemoved }) => !isRemoved && !kept.has(id)).map(({ id }) => id)
  const written = items.flatMap((prepared, position) => {
    const what = whatBecomesOf(prepared, before.get(prepared.item.id))
    return what === null ? [] : [{ prepared, position, what }]
  })
  return {
    changes: [
      ...written.map(({ prepared, what }): ContentChange => ({ what, noun: "item", name: prepared.item.id })),
      ...removals.map((name): ContentChange => ({ what: "removed", noun: "item", name })),
    ],
    writes: written.map(({ prepared, position }) => ({ prepared, position })),
    removals,
  }
}

function whatBecomesOf({ contentHash }: PreparedItem, before: StoredItem | undefined): ContentChange["what"] | null {
  if (!before) return "created"
  if (before.isRemoved) return "restored"
  return before.contentHash === contentHash ? null : "changed"
}
