import { day, minute } from "../durations.ts"

export const uploadKinds = ["photo", "clip"] as const

export type UploadKind = (typeof uploadKinds)[number]

const megabyte = 1024 * 1024

export const mostBytes: Record<UploadKind, number> = { photo: 20 * megabyte, clip: 200 * megabyte }

/** Seconds of the longest clip. */
export const longestClip = 60

export const mostPerDay: Record<UploadKind, number> = { photo: 20, clip: 5 }

/** Milliseconds of a worker's lease on a file. */
export const processingLease = 15 * minute
/** Tries of a file, and of one stopped at its limits, as the machine may have been busy. */
export const processingTries = 3
const stoppedTries = 2

/** Milliseconds without data after which an upload is cancelled. */
export const abandonedAfter = day

/** Why a file could not be used, shown to its owner. `failed` can be retried unchanged. */
export const fileProblems = ["not-a-photo", "not-a-clip", "too-many-pixels", "too-long", "broken", "failed"] as const

export type FileProblem = (typeof fileProblems)[number]

type Tried = { tries: number; isStopped: boolean }

/** The problem after a failed try; null if it is tried again. */
export function problemAfterTry({ tries, isStopped }: Tried): "failed" | "broken" | null {
  if (isStopped) return tries < stoppedTries ? null : "broken"
  return tries < processingTries ? null : "failed"
}
