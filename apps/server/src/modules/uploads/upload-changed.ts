import { domainEvent } from "../../platform/extension-point.ts"

export type UploadChange = {
  userId: string
  thoughtId: string
  /** The file was replaced, or has been made. */
  change: "replaced" | "made"
  /** Milliseconds since the epoch. */
  now: number
}

/** A thought's photo or clip has changed. Published before locking the upload: thoughts are always locked first. */
export const uploadChanged = domainEvent<UploadChange>("upload changed")
