export const uploadStates = ["uploading", "processing", "needsReview", "approved", "rejected"] as const

export type UploadState = (typeof uploadStates)[number]

/**
 * Steps of an upload: complete (`receive`), processed (`process`) or not (`fail`), tried again (`retry`) or replaced (`replace`) by its
 * owner, and decided by reviewers or reports like a thought.
 */
export const uploadSteps = [
  "receive",
  "process",
  "fail",
  "retry",
  "replace",
  "approve",
  "reject",
  "restore",
  "hold",
  "appeal",
] as const

export type UploadStep = (typeof uploadSteps)[number]

const leadsTo: Record<UploadStep, UploadState> = {
  receive: "processing",
  process: "needsReview",
  fail: "rejected",
  retry: "processing",
  replace: "uploading",
  approve: "approved",
  reject: "rejected",
  restore: "approved",
  hold: "needsReview",
  appeal: "needsReview",
}

const possibleFrom: Record<UploadStep, readonly UploadState[]> = {
  receive: ["uploading"],
  process: ["processing"],
  fail: ["uploading", "processing"],
  retry: ["rejected"],
  replace: ["rejected"],
  approve: ["needsReview"],
  reject: ["needsReview", "approved"],
  restore: ["rejected"],
  hold: ["approved"],
  appeal: ["rejected"],
}

export function nextUpload(state: UploadState, step: UploadStep): UploadState | null {
  return possibleFrom[step].includes(state) ? leadsTo[step] : null
}
