import { z } from "zod"
import { callable } from "./callable.ts"
import { lineOfText, linesOfText } from "./free-text.ts"
import { referralStates } from "./referrals.ts"
import { reviewCase } from "./thoughts.ts"
import { media } from "./uploads.ts"

const moment = z.iso.datetime()
const userId = z.string().min(1).max(64)

/** A reader in a reviewer's search, without an address. */
const foundReader = z.object({
  id: z.string(),
  /** "" without one. */
  name: z.string(),
  joinedAt: moment,
  suspendedUntil: moment.nullable(),
  /** Their existing thoughts. */
  thoughts: z.int().nonnegative(),
})

export type FoundReader = z.infer<typeof foundReader>

export const findReaders = callable({
  name: "readers-find_readers",
  kind: "read",
  access: "reviewer",
  about:
    "Finds readers by part of a name, by id or by a whole email address, at most fifty; without a search, lists suspended ones. Each search is in the audit log.",
  input: z
    .strictObject({ search: lineOfText().max(254).default("") })
    .refine(({ search }) => search === "" || search.length > 1, { path: ["search"], message: "is too short" }),
  output: z.object({
    readers: z.array(foundReader),
    /** More than fifty were found: the search should be narrowed. */
    hasMore: z.boolean(),
  }),
})

/** `by` is an editor's name; null for the operator, a rule, and an erased editor. */
const decision = z.object({
  step: z.string(),
  by: z.string().nullable(),
  reason: z.string(),
  at: moment,
  /** Null for decisions about the person. */
  thoughtId: z.string().nullable(),
})

const invitation = z.object({
  id: z.string(),
  /** The other person of an invitation. */
  other: z.object({ id: z.string(), name: z.string() }),
  /** Whether they invited the other person. */
  isInviter: z.boolean(),
  state: z.enum(referralStates),
  signals: z.array(z.string()),
  reason: z.string().nullable(),
  appeal: z.string().nullable(),
  since: moment,
})

export type ReaderInvitation = z.infer<typeof invitation>

/** All that a reviewer needs of a person: thoughts, uploads, reports and decisions, without an address. */
const reader = z.object({
  id: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  joinedAt: moment,
  suspension: z.object({ until: moment, isForGood: z.boolean(), reason: z.string() }).nullable(),
  /** Thoughts approved since the last removal. */
  approved: z.int().nonnegative(),
  /** The latest twenty, in any state. */
  thoughts: z.array(reviewCase),
  uploads: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      state: z.string(),
      reason: z.string().nullable(),
      thoughtId: z.string().nullable(),
      media: media.nullable(),
      at: moment,
    }),
  ),
  /** Reports about their thoughts, without the reporters. */
  reports: z.array(
    z.object({ thoughtId: z.string(), reason: z.string(), text: z.string(), counts: z.boolean(), at: moment }),
  ),
  /** Outcomes of their own reports. */
  reported: z.object({ heeded: z.int().nonnegative(), inVain: z.int().nonnegative() }),
  /** The latest fifty. */
  decisions: z.array(decision),
  points: z.object({
    balance: z.int(),
    held: z.int(),
    earned: z.int().nonnegative(),
    spent: z.int().nonnegative(),
    /** Points taken back. */
    reversed: z.int().nonnegative(),
  }),
  orders: z.object({ count: z.int().nonnegative(), open: z.int().nonnegative() }),
  invitations: z.array(invitation),
})

export type Reader = z.infer<typeof reader>

export const showReader = callable({
  name: "readers-show_reader",
  kind: "read",
  access: "reviewer",
  about: "Returns a reader with what they wrote and sent, and the decisions about it. Each call is in the audit log.",
  errors: ["user/unknown"],
  input: z.strictObject({ userId }),
  output: z.object({ reader }),
})

export const decideWriter = callable({
  name: "thoughts-decide_writer",
  kind: "write",
  access: "reviewer",
  about: "Suspends a person from writing, for some days or permanently, or lifts the suspension.",
  errors: ["thought/switched-off", "user/unknown", "thought/wrong-step"],
  input: z
    .strictObject({
      userId,
      decision: z.enum(["suspend", "lift"]),
      /** Shown to the person. */
      reason: linesOfText().max(300).default(""),
      /** Permanent if missing. */
      days: z.int().positive().max(3650).optional(),
    })
    .refine(({ decision, reason }) => decision !== "suspend" || reason !== "", {
      path: ["reason"],
      message: "must be given: the person reads it",
    }),
  output: z.object({ suspendedUntil: moment.nullable() }),
})
