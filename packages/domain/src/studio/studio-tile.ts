import { minute } from "../durations.ts"

export const studioStages = ["draft", "review"] as const

export type StudioStage = (typeof studioStages)[number]

/** A tile's state: what readers have takes precedence over the draft's stage. */
export const studioStates = ["draft", "review", "scheduled", "published", "archived"] as const

export type StudioState = (typeof studioStates)[number]

/** Kinds of revisions. A `conflict` is a draft that came second and was saved beside the current one. */
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

type ReplicaStatus = {
  stage: StudioStage
  isPublished: boolean
  /** The time of publication in milliseconds since the epoch; null if unpublished. */
  publishAt: number | null
  isArchived: boolean
}

export function stateOf({ stage, isPublished, publishAt, isArchived }: ReplicaStatus, now: number): StudioState {
  if (isArchived) return "archived"
  if (!isPublished) return stage
  return publishAt !== null && publishAt > now ? "scheduled" : "published"
}

export const autosavesMergedFor = 10 * minute

export const mostRevisions = 200

type Saved = { kind: RevisionKind; by: string | null; begunAt: number }

/** Whether a draft replaces the latest revision instead of following it. */
export function isSameRevision(latest: Saved | null, { kind, by, begunAt: now }: Saved): boolean {
  if (latest === null || kind !== latest.kind || by !== latest.by) return false
  return (kind === "autosaved" || kind === "conflict") && now < latest.begunAt + autosavesMergedFor
}

export const presentFor = minute / 2

type Named = { slug: string; formerly: readonly string[] }

/** The former slugs of a tile published under `after`: none is lost, and the first stays first, as the tile's id derives from it. */
export function formerSlugs(before: Named | null, after: Named): string[] {
  const known = before ? [...before.formerly, ...(before.slug === after.slug ? [] : [before.slug])] : []
  return [...new Set([...known, ...after.formerly])]
}
