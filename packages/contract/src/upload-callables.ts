import { listed } from "./catalogued-callable.ts"
import { cancelUpload, createUpload, replaceUpload, retryUpload } from "./uploads.ts"

export const uploadCallables = [
  listed(
    createUpload,
    "Begins to send a photo or a clip. Its bytes go to `address` by tus; quotas are decided here, before the first one.",
    "user/not-found",
    "upload/switched-off",
    "upload/not-invited",
    "upload/clips-unavailable",
    "upload/too-large",
    "upload/too-many",
    "upload/id-taken",
    "thought/suspended",
  ),
  listed(
    replaceUpload,
    "Sends another file in place of one that was rejected.",
    "upload/switched-off",
    "upload/not-invited",
    "upload/clips-unavailable",
    "upload/too-large",
    "upload/too-many",
    "upload/not-found",
    "upload/wrong-step",
    "thought/suspended",
  ),
  listed(
    retryUpload,
    "Has a file tried again that could not be processed.",
    "upload/switched-off",
    "upload/not-found",
    "upload/wrong-step",
  ),
  listed(cancelUpload, "Gives an upload up, with its bytes, and takes it from its thought."),
] as const
