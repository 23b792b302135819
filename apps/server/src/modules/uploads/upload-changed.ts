import { domainEvent } from "../../platform/extension-point.ts"

export type UploadChange = {
  userId: string
  thoughtId: string
  /** Another file comes in its place, or there is something to see of it now. */
  change: "replaced" | "made"
  /** Milliseconds since the epoch. */
  now: number
}

/** The photo or clip of a thought is not what it was. Published before the upload is locked: a thought is, always, before its upload. */
export const uploadChanged = domainEvent<UploadChange>("upload changed")
