import type { TileDraft } from "@confetti/contract/tile-draft"

/** A story that grows has a cover format of its own and dated entries. One that has ended keeps the days it had. */
export function withDeveloping(draft: TileDraft, developing: boolean): TileDraft {
  const aspect = developing ? "developing" : draft.aspect === "developing" ? "4x3" : draft.aspect
  const subtiles = draft.subtiles.map((subtile) => ({
    ...subtile,
    date: developing ? (subtile.date ?? "") : subtile.date || null,
  }))
  return { ...draft, developing, aspect, subtiles, next: developing ? draft.next : null }
}
