import { fileProblems, mostBytes, uploadKinds } from "@confetti/domain/uploads/upload-limits"
import { uploadStates } from "@confetti/domain/uploads/upload-state"
import { z } from "zod"
import { callable } from "./callable.ts"
import { clip } from "./clip.ts"
import { lineOfText } from "./free-text.ts"
import { picture } from "./picture.ts"

/** A published photo or clip. Its addresses answer 410 after a removal. */
export const media = z.discriminatedUnion("kind", [z.object({ kind: z.literal("photo"), picture }), clip])

export type Media = z.infer<typeof media>

/** The client creates the id, so that a retry is the same upload. */
export const uploadId = z.string().lowercase().check(z.uuid())

export const upload = z.object({
  id: z.string(),
  kind: z.enum(uploadKinds),
  state: z.enum(uploadStates),
  /** Why it was rejected: a problem with the file, or `reviewer` after a removal. */
  flaw: z.enum([...fileProblems, "reviewer"]).nullable(),
  reason: z.string().nullable(),
  /** Bytes received, and the total. */
  received: z.int().nonnegative(),
  size: z.int().positive(),
  /** Grows with every replacement of the file. */
  attempt: z.int().positive(),
  /** The upload address by tus 1.0.0: `/uploads/{id}-{attempt}`. Present from the first answer. */
  address: z.string(),
  media: media.nullable(),
})

export type Upload = z.infer<typeof upload>

const size = z
  .int()
  .positive()
  .max(Math.max(...Object.values(mostBytes)))
/** A WebVTT file. A minute of speech has some twenty cues. */
const captions = z
  .string()
  .max(20_000)
  .regex(/^\ufeff?WEBVTT(?:[ \t\r\n]|$)/, "must be a WebVTT file")

const alt = lineOfText().max(300).default("")

export const createUpload = callable({
  name: "uploads-create_upload",
  kind: "write",
  access: "person",
  about:
    "Creates the upload of a photo or a clip. Its bytes go to `address` by tus; quotas are checked here, before the first byte.",
  errors: [
    "user/not-found",
    "upload/switched-off",
    "upload/not-invited",
    "upload/clips-unavailable",
    "upload/too-large",
    "upload/too-many",
    "upload/id-taken",
    "thought/suspended",
  ],
  input: z.strictObject({ uploadId, kind: z.enum(uploadKinds), size, alt, captions: captions.optional() }),
  output: upload,
})

export const replaceUpload = callable({
  name: "uploads-replace_upload",
  kind: "write",
  access: "person",
  about: "Uploads another file in place of a rejected one.",
  errors: [
    "upload/switched-off",
    "upload/not-invited",
    "upload/clips-unavailable",
    "upload/too-large",
    "upload/too-many",
    "upload/not-found",
    "upload/wrong-step",
    "thought/suspended",
  ],
  input: z.strictObject({
    uploadId,
    attempt: z.int().positive().max(1000),
    kind: z.enum(uploadKinds),
    size,
    alt,
    captions: captions.optional(),
  }),
  output: upload,
})

export const retryUpload = callable({
  name: "uploads-retry_upload",
  kind: "write",
  access: "person",
  about: "Retries a file that could not be processed.",
  errors: ["upload/switched-off", "upload/not-found", "upload/wrong-step"],
  input: z.strictObject({ uploadId }),
  output: upload,
})

export const cancelUpload = callable({
  name: "uploads-cancel_upload",
  kind: "write",
  access: "person",
  about: "Cancels an upload, deletes its bytes, and removes it from its thought.",
  input: z.strictObject({ uploadId }),
  output: z.object({ isCancelled: z.literal(true) }),
})
