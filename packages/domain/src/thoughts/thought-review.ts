import { minute } from "../durations.ts"

/** Where a thought stands: it waits for somebody's eyes, everybody reads it, or it was taken down for a reason its author reads. */
export const reviewStates = ["needsReview", "approved", "rejected"] as const

export type ReviewState = (typeof reviewStates)[number]

/** What can be done with one: by a reviewer (`approve`, `reject`, `restore`), by reports or a rule (`hold`), or by its author (`appeal`, and `replace` where they send another picture or clip). */
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

/** How long an author can still change their words, in milliseconds. */
export const editableFor = 10 * minute

/** Whether its author may still change it. What was taken down is replaced by nothing but an appeal. */
export function canEdit(state: ReviewState, bornAt: number, now: number): boolean {
  return state !== "rejected" && now < bornAt + editableFor
}

export function canAppeal(state: ReviewState, hasAppealed: boolean): boolean {
  return !hasAppealed && nextReview(state, "appeal") !== null
}

export function isSuspended(until: number | null, now: number): boolean {
  return until !== null && now < until
}
