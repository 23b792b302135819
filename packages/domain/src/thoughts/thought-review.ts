import { minute } from "../durations.ts"

/** A thought's state: waiting for review, public, or removed with a reason for its author. */
export const reviewStates = ["needsReview", "approved", "rejected"] as const

export type ReviewState = (typeof reviewStates)[number]

/**
 * Steps of a review: by a reviewer (`approve`, `reject`, `restore`), by reports or a rule (`hold`), or by the author (`appeal`, and
 * `replace` for a new file).
 */
export const reviewSteps = ["approve", "reject", "restore", "hold", "appeal", "replace"] as const

export type ReviewStep = (typeof reviewSteps)[number]

const leadsTo: Record<ReviewStep, ReviewState> = {
  approve: "approved",
  reject: "rejected",
  restore: "approved",
  hold: "needsReview",
  appeal: "needsReview",
  replace: "needsReview",
}

const possibleFrom: Record<ReviewStep, readonly ReviewState[]> = {
  approve: ["needsReview"],
  reject: ["needsReview", "approved"],
  restore: ["rejected"],
  hold: ["approved"],
  appeal: ["rejected"],
  replace: ["needsReview", "approved", "rejected"],
}

export function nextReview(state: ReviewState, step: ReviewStep): ReviewState | null {
  return possibleFrom[step].includes(state) ? leadsTo[step] : null
}

/** Milliseconds in which an author can edit a thought. */
export const editableFor = 10 * minute

/** Whether its author can edit it. A removed one can only be appealed. */
export function canEdit(state: ReviewState, bornAt: number, now: number): boolean {
  return state !== "rejected" && now < bornAt + editableFor
}

export function canAppeal(state: ReviewState, hasAppealed: boolean): boolean {
  return !hasAppealed && nextReview(state, "appeal") !== null
}

export function isSuspended(until: number | null, now: number): boolean {
  return until !== null && now < until
}
