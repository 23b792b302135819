import { day, minute } from "../durations.ts"

export const uploadKinds = ["photo", "clip"] as const

export type UploadKind = (typeof uploadKinds)[number]

const megabyte = 1024 * 1024

export const mostBytes: Record<UploadKind, number> = { photo: 20 * megabyte, clip: 200 * megabyte }

/** The longest clip, in seconds. */
export const longestClip = 60

export const mostPerDay: Record<UploadKind, number> = { photo: 20, clip: 5 }

/** How long a worker has a file to itself, in milliseconds. */
export const processingLease = 15 * minute
/** How often a file is tried, and how often one that is stopped at its bounds: the machine may have been busy once. */
export const processingTries = 3
const stoppedTries = 2

/** After so long without a byte an upload is given up, in milliseconds. */
export const abandonedAfter = day

/** Why a file could not be used, for its person to read. `failed` can be tried again as it is. */
export const fileFlaws = ["not-a-photo", "not-a-clip", "too-many-pixels", "too-long", "broken", "failed"] as const

export type FileFlaw = (typeof fileFlaws)[number]

/** The flaw a file ends with after a failed try; null where it is tried again. */
export function flawAfterTry({ tries, isStopped }: { tries: number; isStopped: boolean }): "failed" | "broken" | null {
  if (isStopped) return tries < stoppedTries ? null : "broken"
  return tries < processingTries ? null : "failed"
}
