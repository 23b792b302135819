import type { TileDraft } from "@confetti/contract/tile-draft"
import { minute } from "@confetti/domain/durations"
import { formerSlugs } from "@confetti/domain/studio/studio-tile"
import { isMoment, startOfMoment } from "../../content/pack/fields.ts"

type Before = Pick<TileDraft, "slug" | "formerly"> & Partial<Pick<TileDraft, "published">>

type Moments = {
  now: number
  /** When it is to come out, with its zone; null for at once. */
  at: string | null
}

/**
 * A draft as it is published: with every slug it ever had, and its moment. What readers have already keeps the day it came out on,
 * unless its editor set an earlier one.
 */
export function draftToPublish(draft: TileDraft, before: Before | null, { now, at }: Moments): TileDraft {
  return { ...draft, formerly: formerSlugs(before, draft), published: at ?? publishedAtOnce(draft, before, now) }
}

function publishedAtOnce(draft: TileDraft, before: Before | null, now: number): string {
  for (const published of [draft.published, before?.published ?? ""])
    if (isMoment(published) && startOfMoment(published) <= now) return published
  return momentOf(now)
}

export function momentOf(now: number): string {
  return `${new Date(Math.floor(now / minute) * minute).toISOString().slice(0, 16)}Z`
}
