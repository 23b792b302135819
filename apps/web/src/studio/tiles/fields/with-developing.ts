import type { TileDraft } from "@confetti/contract/tile-draft"

/**
 * Converts a draft to a developing story with its own format and dated entries, or back with its dates kept. `before` restores what only
 * the other kind has.
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
