import { z } from "zod"
import { callable, noPayload } from "./callable.ts"
import { linesOfText } from "./free-text.ts"

export const readInvitation = callable({
  name: "referrals-read_invitation",
  kind: "read",
  access: "anyone",
  about: "Returns the public details of an inviter by their code; null for an unknown code.",
  input: z.strictObject({ code: z.string().max(200) }),
  output: z.object({ inviter: z.object({ name: z.string(), picture: z.string().nullable() }).nullable() }),
})

/** Pending until they have settled in, then qualified, then paid; in review if something is odd; or rejected. */
export const referralStates = ["pending", "qualified", "review", "paid", "rejected"] as const

export type ReferralState = (typeof referralStates)[number]

const missing = z.object({
  /** Whether their account is still incomplete. */
  account: z.boolean(),
  /** Tiles still to read. */
  tiles: z.int().nonnegative(),
})

const invitedFriend = z.object({
  /** Identifies the invitation, not the friend. */
  id: z.string(),
  /** Their first name, or "". */
  name: z.string(),
  state: z.enum(referralStates),
  missing,
  since: z.iso.datetime(),
  reason: z.string().nullable(),
  canAppeal: z.boolean(),
  hasAppealed: z.boolean(),
})

export type InvitedFriend = z.infer<typeof invitedFriend>

export const referralStatus = z.object({
  points: z.int().nonnegative(),
  /** Points for the invited person; 0 for none. */
  welcomePoints: z.int().nonnegative(),
  tilesNeeded: z.int().positive(),
  /** Newest first. */
  friends: z.array(invitedFriend),
  inviter: z.object({ name: z.string(), state: z.enum(referralStates), missing }).nullable(),
})

export type ReferralStatus = z.infer<typeof referralStatus>

export const getStatus = callable({
  name: "referrals-get_status",
  kind: "read",
  access: "person",
  about: "Returns both sides of inviting: whom the caller invited, and who invited the caller.",
  input: noPayload,
  output: referralStatus,
})

export const appealReferral = callable({
  name: "referrals-appeal",
  kind: "write",
  access: "person",
  about: "Appeals an invitation that is under review or was rejected. Once each.",
  errors: ["referral/not-found", "referral/appealed", "referral/not-appealable"],
  input: z.strictObject({ referralId: z.string().min(1).max(64), text: linesOfText().min(1).max(1000) }),
  output: referralStatus,
})

const referralCase = z.object({
  id: z.string(),
  inviterId: z.string(),
  inviterName: z.string(),
  invitedId: z.string(),
  invitedName: z.string(),
  state: z.enum(referralStates),
  signals: z.array(z.string()),
  appeal: z.string().nullable(),
  since: z.iso.datetime(),
})

export type ReferralCase = z.infer<typeof referralCase>

export const listReviews = callable({
  name: "referrals-list_reviews",
  kind: "read",
  access: "reviewer",
  about: "Lists invitations under review.",
  input: noPayload,
  output: z.object({ cases: z.array(referralCase) }),
})

export const decideReview = callable({
  name: "referrals-decide_review",
  kind: "write",
  access: "reviewer",
  about: "Pays an invitation under review, or rejects it with a reason its inviter reads.",
  errors: ["referral/not-found"],
  input: z.strictObject({
    referralId: z.string().min(1).max(64),
    decision: z.enum(["pay", "reject"]),
    reason: linesOfText().max(300).default(""),
  }),
  output: z.object({ state: z.enum(referralStates) }),
})
