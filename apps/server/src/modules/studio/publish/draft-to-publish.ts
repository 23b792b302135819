import type { TileDraft } from "@confetti/contract/tile-draft"
import { minute } from "@confetti/domain/durations"
import { formerSlugs } from "@confetti/domain/studio/studio-tile"
import { isMoment, startOfMoment } from "../../content/pack/fields.ts"

type Before = Pick<TileDraft, "slug" | "formerly"> & Partial<Pick<TileDraft, "published">>

type Moments = {
  now: number
  /** The publication time with its zone; null for now. */
  at: string | null
}

/** The draft as published, with all former slugs and its date. A published tile keeps its date unless the editor set an earlier one. */
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
