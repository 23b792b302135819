import { reviewStates } from "@confetti/domain/thoughts/thought-review"
import { waitCauses } from "@confetti/domain/thoughts/thought-trust"
import { z } from "zod"
import { callable, noPayload } from "./callable.ts"
import { linesOfText } from "./free-text.ts"
import { largestInteger } from "./limits.ts"
import { media, upload, uploadId } from "./uploads.ts"

/** Interesting thoughts, by marks and recency; or all, newest first. */
export const thoughtTabs = ["INTERESTING", "USER_TAKES"] as const

export type ThoughtTab = (typeof thoughtTabs)[number]

/** The client creates the id, so that a retry is the same thought. */
const thoughtId = z.string().lowercase().check(z.uuid())
const one = { thoughtId }

/** Validated as a thought with its own error codes, not as a field. No body is longer. */
const text = z.string().max(65_536)

const ownReview = z.object({
  state: z.enum(reviewStates),
  /** Why it is in review: `reports` were made by readers. */
  waitsFor: z.array(z.enum(waitCauses)),
  reason: z.string().nullable(),
  canAppeal: z.boolean(),
  hasAppealed: z.boolean(),
  /** When editing ends; null if it has. */
  editableUntil: z.iso.datetime().nullable(),
})

export const thought = z.object({
  id: z.string(),
  tileId: z.string(),
  /** Plain text of at most 500 graphemes. Displayed in a direction of its own. */
  text: z.string(),
  /** Their name, or "" without one. */
  by: z.string(),
  at: z.iso.datetime(),
  isEdited: z.boolean(),
  /** How many people find it interesting, and whether the caller does. */
  marks: z.int().nonnegative(),
  isMarked: z.boolean(),
  isMine: z.boolean(),
  /** Its photo or clip, once public; for its author, once it is ready. */
  media: media.nullable(),
  /** Only for its author; otherwise null. */
  review: ownReview.nullable(),
  /** Its pending photo or clip, or why it failed. Null without one, and for everyone but its author. */
  upload: upload.nullable(),
})

export type Thought = z.infer<typeof thought>

/** `before` is the `next` of the previous page. */
export const thoughtsQuery = z.strictObject({
  tab: z.enum(thoughtTabs).default("INTERESTING"),
  before: z
    .string()
    // A moment or a rank: more digits are invalid.
    .regex(/^-?\d{1,15}(?:\.\d{1,20})?_[0-9a-f-]{36}$/, "must be the `next` of a page")
    .optional(),
})

/** A page of thoughts about a tile. One's own are at the top of the first page of USER_TAKES, in any state, and nowhere else. */
export const thoughtsPage = z.object({
  tab: z.enum(thoughtTabs),
  thoughts: z.array(thought),
  /** Public thoughts. */
  counts: z.object({ INTERESTING: z.int().nonnegative(), USER_TAKES: z.int().nonnegative() }),
  next: z.string().nullable(),
})

export type ThoughtsPage = z.infer<typeof thoughtsPage>

export const ownThoughtsQuery = thoughtsQuery.omit({ tab: true })

export const thoughtOnTile = z.object({
  thought,
  tile: z.object({ id: z.string(), slug: z.string(), title: z.string() }),
})

export type ThoughtOnTile = z.infer<typeof thoughtOnTile>

/** A page of one's own thoughts in any state, newest first. */
export const ownThoughtsPage = z.object({ thoughts: z.array(thoughtOnTile), next: z.string().nullable() })

export type OwnThoughtsPage = z.infer<typeof ownThoughtsPage>

export const createThought = callable({
  name: "thoughts-create_thought",
  kind: "write",
  access: "person",
  about:
    "Writes a thought on a tile. The client chooses its id, so that repeating the request is safe. It is public at once, or waits for review: `review` says which.",
  errors: [
    "tile/not-found",
    "user/not-found",
    "thought/switched-off",
    "thought/not-invited",
    "thought/suspended",
    "thought/empty",
    "thought/too-long",
    "thought/bad-characters",
    "thought/stacked-marks",
    "thought/id-taken",
    "thought/too-many",
    "thought/not-found",
    "upload/not-found",
    "upload/attached",
  ],
  input: z.strictObject({ ...one, tileId: z.string().min(1).max(64), text, uploadId: uploadId.optional() }),
  output: thought,
})

export const editThought = callable({
  name: "thoughts-edit_thought",
  kind: "write",
  access: "person",
  about: "Edits the caller's thought, within ten minutes.",
  errors: [
    "user/not-found",
    "thought/switched-off",
    "thought/not-invited",
    "thought/suspended",
    "thought/empty",
    "thought/too-long",
    "thought/bad-characters",
    "thought/stacked-marks",
    "thought/not-found",
    "thought/too-late",
  ],
  input: z.strictObject({ ...one, text }),
  output: thought,
})

export const deleteThought = callable({
  name: "thoughts-delete_thought",
  kind: "write",
  access: "person",
  about: "Deletes the caller's thought. Idempotent.",
  errors: ["thought/switched-off", "thought/not-found"],
  input: z.strictObject(one),
  output: z.object({ isDeleted: z.literal(true) }),
})

export const marked = z.object({ isMarked: z.boolean(), marks: z.int().nonnegative() })

export const markInteresting = callable({
  name: "thoughts-mark_interesting",
  kind: "write",
  access: "person",
  about: "Marks another person's thought as interesting. Idempotent.",
  errors: ["thought/switched-off", "thought/not-found", "thought/own"],
  input: z.strictObject(one),
  output: marked,
})

export const unmarkInteresting = callable({
  name: "thoughts-unmark_interesting",
  kind: "write",
  access: "person",
  about: "Removes a mark, even if the thought no longer exists.",
  errors: ["thought/switched-off"],
  input: z.strictObject(one),
  output: marked,
})

export const reportReasons = [
  "spam",
  "hateful",
  "harassment",
  "sexual",
  "violence",
  "false",
  "private",
  "other",
] as const

export const reportThought = callable({
  name: "thoughts-report_thought",
  kind: "write",
  access: "person",
  about: "Reports another person's thought, once. Three reports by trusted people hide it until it was reviewed.",
  errors: ["thought/switched-off", "thought/not-found", "thought/own"],
  input: z.strictObject({ ...one, reason: z.enum(reportReasons), text: linesOfText().max(500).default("") }),
  output: z.object({ isReported: z.literal(true) }),
})

/** Hidden people, who do not see the caller's thoughts either. `id` identifies the hiding, not the person. */
export const hiddenPeople = z.object({
  people: z.array(z.object({ id: z.string(), name: z.string(), since: z.iso.datetime() })),
})

export const hidePerson = callable({
  name: "thoughts-hide_person",
  kind: "write",
  access: "person",
  about: "Hides a thought's author from the caller, and the caller from them. Returns everyone hidden.",
  errors: ["thought/switched-off", "thought/not-found", "thought/own"],
  input: z.strictObject(one),
  output: hiddenPeople,
})

export const showPerson = callable({
  name: "thoughts-show_person",
  kind: "write",
  access: "person",
  about: "Unhides a person. `id` is that of the hiding.",
  errors: ["thought/switched-off"],
  input: z.strictObject({ id: z.string().min(1).max(64) }),
  output: hiddenPeople,
})

export const listHidden = callable({
  name: "thoughts-list_hidden",
  kind: "read",
  access: "person",
  about: "Lists the people the caller has hidden.",
  errors: ["thought/switched-off"],
  input: noPayload,
  output: hiddenPeople,
})

export const appealThought = callable({
  name: "thoughts-appeal",
  kind: "write",
  access: "person",
  about: "Appeals the removal of the caller's thought. Once.",
  errors: ["thought/switched-off", "thought/not-found", "thought/not-appealable", "thought/appealed"],
  input: z.strictObject({ ...one, text: linesOfText().min(1).max(1000) }),
  output: thought,
})

export const reviewCase = z.object({
  id: z.string(),
  tile: z.object({ id: z.string(), title: z.string() }),
  text: z.string(),
  /** For reviewers, in any state; null without one, or while it is uploading. */
  media: media.nullable(),
  state: z.enum(reviewStates),
  /** Grows with every change of text or state. A decision names the revision it is based on. */
  revision: z.int().positive(),
  at: z.iso.datetime(),
  causes: z.array(z.string()),
  reports: z.int().nonnegative(),
  appeal: z.string().nullable(),
  reason: z.string().nullable(),
  author: z.object({
    id: z.string(),
    name: z.string(),
    approved: z.int().nonnegative(),
    suspendedUntil: z.iso.datetime().nullable(),
  }),
})

export type ReviewCase = z.infer<typeof reviewCase>

export const listThoughtReviews = callable({
  name: "thoughts-review_list",
  kind: "read",
  access: "reviewer",
  about: "Lists thoughts under review, oldest first.",
  errors: ["thought/switched-off"],
  input: noPayload,
  output: z.object({ cases: z.array(reviewCase) }),
})

export const showThoughtReview = callable({
  name: "thoughts-review_show",
  kind: "read",
  access: "reviewer",
  about: "Returns a thought with its reports, its decisions, and its author's other thoughts.",
  errors: ["thought/switched-off", "thought/not-found"],
  input: z.strictObject(one),
  output: z.object({
    case: reviewCase,
    reports: z.array(z.object({ reason: z.string(), text: z.string(), at: z.iso.datetime(), counts: z.boolean() })),
    /** `by` is an editor's id; null for the operator, and for automatic steps. */
    log: z.array(z.object({ step: z.string(), by: z.string().nullable(), reason: z.string(), at: z.iso.datetime() })),
    history: z.array(z.object({ id: z.string(), text: z.string(), state: z.enum(reviewStates), at: z.iso.datetime() })),
  }),
})

export const reviewDecisions = ["approve", "reject", "restore", "suspend", "lift"] as const

export type ReviewDecision = (typeof reviewDecisions)[number]

export const decideThoughtReview = callable({
  name: "thoughts-review_decide",
  kind: "write",
  access: "reviewer",
  about:
    "Approves, rejects or restores a thought, or suspends its author. `revision` is the one reviewed: a second decision is refused.",
  errors: ["thought/switched-off", "thought/not-found", "thought/moved-on", "thought/wrong-step", "thought/other-eyes"],
  input: z
    .strictObject({
      ...one,
      decision: z.enum(reviewDecisions),
      /** The revision the decision is based on. */
      revision: z.int().positive().max(largestInteger),
      /** Shown to the author. */
      reason: linesOfText().max(300).default(""),
      /** Days of a suspension; permanent if missing. */
      days: z.int().positive().max(3650).optional(),
    })
    .refine(({ decision, reason }) => (decision !== "reject" && decision !== "suspend") || reason !== "", {
      path: ["reason"],
      message: "must be given: the author reads it",
    }),
  output: z.object({ case: reviewCase }),
})
