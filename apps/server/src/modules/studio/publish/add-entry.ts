import { AppError } from "@confetti/contract/app-error"
import { addStudioEntry } from "@confetti/contract/studio"
import type { DraftSubtile, TileDraft } from "@confetti/contract/tile-draft"
import { stateOfRow } from "../tiles/view-tile.ts"
import { momentOf } from "./draft-to-publish.ts"
import { draftOfRow, planPublication, publishedDraft } from "./plan-publication.ts"
import { publishingCallable } from "./publication.ts"

/** Publishes an entry of a developing story at once. Other changes in the draft are not published. */
export const addEntryCallable = publishingCallable(addStudioEntry, async (db, row, entry, moment) => {
  if (!row) throw new AppError("studio/not-found")
  if (stateOfRow(row, moment.now) === "archived") throw new AppError("studio/wrong-step")
  const published = publishedDraft(row)
  if (!published?.developing) throw new AppError("studio/not-developing")
  const updated = momentOf(moment.now)
  const asked = {
    kind: "entry-added",
    published: { ...withEntry(published, entry), updated },
    draft: { ...withEntry(draftOfRow(row), entry), updated },
    at: published.published,
  } as const
  return planPublication(db, row, asked, moment)
})

type Entry = { date: string; heading: string; text: string }

/** Whether the expected date has passed. A month passes with its last day. */
function isDue(next: TileDraft["next"], date: string): boolean {
  if (!next) return false
  return (next.date.length === 7 ? date.slice(0, 7) : date) >= next.date
}

/** Inserts an entry by date: oldest first, after others of the same day. */
function withEntry(draft: TileDraft, { date, heading, text }: Entry): TileDraft {
  const body: DraftSubtile["body"] = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => ({ type: "paragraph", text: [part] }))
  const keys = new Set(draft.subtiles.map(({ key }) => key))
  let number = draft.subtiles.length + 1
  while (keys.has(String(number))) number += 1
  const later = draft.subtiles.findIndex((subtile) => subtile.date !== null && subtile.date > date)
  const subtiles = [...draft.subtiles]
  const entry = { key: String(number), heading, date, slug: null, body, clip: null }
  subtiles.splice(later < 0 ? subtiles.length : later, 0, entry)
  return { ...draft, subtiles, next: isDue(draft.next, date) ? null : draft.next }
}
