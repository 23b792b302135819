import { minute } from "../durations.ts"

export const studioStages = ["draft", "review"] as const

export type StudioStage = (typeof studioStages)[number]

/** Where a tile stands: what readers have of it comes before what is done to its draft. */
export const studioStates = ["draft", "review", "scheduled", "published", "archived"] as const

export type StudioState = (typeof studioStates)[number]

/** How a revision came to be. A `conflict` is a draft that came second and was saved beside the one that stands. */
export const revisionKinds = [
  "created",
  "autosaved",
  "conflict",
  "submitted",
  "returned",
  "scheduled",
  "unscheduled",
  "published",
  "renamed",
  "entry-added",
  "taken-over",
  "archived",
  "unarchived",
  "restored",
] as const

export type RevisionKind = (typeof revisionKinds)[number]

type Standing = {
  stage: StudioStage
  isPublished: boolean
  /** When readers have it, in milliseconds since the epoch; null where nothing was published. */
  publishAt: number | null
  isArchived: boolean
}

export function stateOf({ stage, isPublished, publishAt, isArchived }: Standing, now: number): StudioState {
  if (isArchived) return "archived"
  if (!isPublished) return stage
  return publishAt !== null && publishAt > now ? "scheduled" : "published"
}

export const autosavesMergedFor = 10 * minute

export const mostRevisions = 200

type Saved = { kind: RevisionKind; by: string | null; begunAt: number }

/** Whether a draft is saved in place of the latest revision, and not after it. */
export function isSameRevision(latest: Saved | null, { kind, by, begunAt: now }: Saved): boolean {
  if (latest === null || kind !== latest.kind || by !== latest.by) return false
  return (kind === "autosaved" || kind === "conflict") && now < latest.begunAt + autosavesMergedFor
}

export const presentFor = minute / 2

type Named = { slug: string; formerly: readonly string[] }

/**
 * The earlier slugs of a tile that is published under `after`: none it ever had is lost, the first one stays the first, since the
 * tile's identity is made from it.
 */
export function formerSlugs(before: Named | null, after: Named): string[] {
  const known = before ? [...before.formerly, ...(before.slug === after.slug ? [] : [before.slug])] : []
  return [...new Set([...known, ...after.formerly])]
}
