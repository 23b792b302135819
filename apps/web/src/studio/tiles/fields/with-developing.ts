import type { TileDraft } from "@confetti/contract/tile-draft"

/**
 * A story that grows has a cover format of its own and dated entries. One that has ended keeps the days it had. `before` is the draft as it
 * was before the last such change: what only one of both kinds has comes back from it.
 */
export function withDeveloping(draft: TileDraft, developing: boolean, before: TileDraft = draft): TileDraft {
  const usual = before.aspect === "developing" ? "4x3" : before.aspect
  const subtiles = draft.subtiles.map((subtile) => ({
    ...subtile,
    date: developing ? (subtile.date ?? "") : subtile.date || null,
  }))
  return {
    ...draft,
    developing,
    subtiles,
    aspect: developing ? "developing" : draft.aspect === "developing" ? usual : draft.aspect,
    next: developing ? before.next : null,
  }
}
