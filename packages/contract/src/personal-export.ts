import { editorRoles } from "@confetti/domain/editors/roles"
import { lessScopes } from "@confetti/domain/feed/less-preference"
import { redeemedKinds } from "@confetti/domain/rewards/item-kind"
import { redemptionStates } from "@confetti/domain/rewards/redemption"
import { z } from "zod"
import { callable, noPayload } from "./callable.ts"
import { deviceInfo } from "./device-info.ts"
import { feedPlace } from "./feed.ts"
import { ratedTile } from "./novelty.ts"
import { statementEntry } from "./points.ts"
import { pushSettings } from "./push.ts"
import { referralStates } from "./referrals.ts"
import { failedParcel } from "./rewards.ts"
import { tileTap } from "./tile-taps.ts"
import { userRecord } from "./users.ts"

const moment = z.iso.datetime()
export const anyJson = z.json()

/** The parts of an export, one for each module. */
export const exportParts = z.object({
  /** Null while signed in without a record. The picture is a data URL. */
  profile: userRecord.omit({ roles: true }).nullable(),
  likes: z.array(z.object({ tileId: z.string(), likedAt: moment })),
  tileTaps: z.array(tileTap),
  /** Tiles seen: how far, from 0 to 1, and since when they count as read and finished. */
  tileReads: z.array(
    z.object({
      tileId: z.string(),
      seenAt: moment,
      share: z.number(),
      readAt: moment.nullable(),
      finishedAt: moment.nullable(),
    }),
  ),
  /** Their work in the studio. The texts belong to the operator. */
  studio: z.array(z.object({ tile: z.string(), kind: z.string(), savedAt: moment })),
  novelty: z.array(ratedTile),
  /** Outcomes of recall cards; answers are not stored. */
  recall: z.array(
    z.object({ tileId: z.string(), shownOn: z.string(), outcome: z.string(), answeredOn: z.string().nullable() }),
  ),
  /** Their feed's order, and since when activity shapes it; null without either. */
  feed: z
    .object({ tileIds: z.array(z.string()), computedAt: moment.nullable(), resetAt: moment.nullable() })
    .nullable(),
  points: z.array(statementEntry),
  /** Their orders. The app shows addresses while they are stored. */
  redemptions: z.array(
    z.object({
      id: z.string(),
      item: z.string(),
      title: z.string(),
      variant: z.string(),
      /** Perks are not shipped. */
      kind: z.enum(redeemedKinds),
      cost: z.int(),
      state: z.enum(redemptionStates),
      redeemedAt: moment,
      failedParcels: z.array(failedParcel),
    }),
  ),
  stockMovements: z.array(z.object({ item: z.string(), variant: z.string(), pieces: z.int(), at: moment })),
  /** Outcomes of their invitations, without the invited people. */
  referrals: z.array(
    z.object({
      state: z.enum(referralStates),
      joinedAt: moment,
      settledInAt: moment.nullable(),
      decidedAt: moment.nullable(),
      reason: z.string().nullable(),
      appeal: z.string().nullable(),
      appealedAt: moment.nullable(),
    }),
  ),
  /** Tiles picked before joining. */
  picks: z.array(z.object({ tileId: z.string(), pickedAt: moment })),
  lessWishes: z.array(z.object({ scope: z.enum(lessScopes), subject: z.string(), askedAt: moment })),
  places: z.array(feedPlace),
  tutorials: z.array(z.object({ tutorial: z.string(), seenAt: moment })),
  /** Their games: moves in order, and results. The zone's midnight ends their day. */
  games: z.object({
    zone: z.string().nullable(),
    plays: z.array(
      z.object({
        game: z.string(),
        day: z.string(),
        isPractice: z.boolean(),
        state: z.string(),
        words: z.array(z.string()),
        startedAt: moment,
        finishedAt: moment.nullable(),
      }),
    ),
  }),
  /** Their daily tiles, with those read and when all were. Old days keep only the latter. */
  today: z.array(
    z.object({
      day: z.string(),
      zone: z.string(),
      tiles: z.array(z.object({ id: z.string(), reason: z.string() })),
      readIds: z.array(z.string()),
      doneAt: moment.nullable(),
    }),
  ),
  thoughts: z.object({
    written: z.array(
      z.object({
        id: z.string(),
        tileId: z.string(),
        text: z.string(),
        state: z.string(),
        reason: z.string().nullable(),
        appeal: z.string().nullable(),
        writtenAt: moment,
        editedAt: moment.nullable(),
        deletedAt: moment.nullable(),
      }),
    ),
    marked: z.array(z.object({ thoughtId: z.string(), markedAt: moment })),
    reported: z.array(z.object({ thoughtId: z.string(), reason: z.string(), text: z.string(), reportedAt: moment })),
    /** The number of people they have hidden; their names are others' data. */
    hidden: z.int().nonnegative(),
    suspension: z.object({ until: moment, reason: z.string() }).nullable(),
    decisions: z.array(
      z.object({ thoughtId: z.string().nullable(), step: z.string(), reason: z.string(), decidedAt: moment }),
    ),
  }),
  /** Photos and clips they sent, their outcomes, and the addresses of their files. */
  uploads: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      state: z.string(),
      flaw: z.string().nullable(),
      reason: z.string().nullable(),
      /** Bytes. */
      size: z.int(),
      received: z.int(),
      attempt: z.int(),
      thoughtId: z.string().nullable(),
      alt: z.string(),
      captions: z.string().nullable(),
      files: z.array(z.object({ address: z.string(), bytes: z.int() })),
      begunAt: moment,
      deletedAt: moment.nullable(),
    }),
  ),
  signIn: z.object({
    account: z.object({ email: z.string(), createdAt: moment }).optional(),
    sessions: z.array(
      z.object({
        createdAt: moment,
        seenAt: moment,
        /** The network it was started from. */
        address: z.string().nullable(),
        userAgent: z.string().nullable(),
      }),
    ),
    passkeys: z.array(z.object({ name: z.string().nullable(), createdAt: moment.nullable() })),
    accounts: z.array(z.object({ provider: z.string(), createdAt: moment })),
    /** Hashes of installations that the account was signed in on. */
    knownDevices: z.array(z.object({ device: z.string(), seenAt: moment })),
  }),
  messagingInstances: z.array(z.object({ instance: z.string(), platform: z.string(), seenAt: moment })),
  push: z.object({
    devices: z.array(z.object({ endpoint: z.string(), addedAt: moment, acceptedAt: moment.nullable() })),
    settings: pushSettings.extend({ zone: z.string() }).nullable(),
    followed: z.array(z.string()),
    messages: z.array(
      z.object({
        kind: z.string(),
        title: z.string(),
        body: z.string(),
        path: z.string(),
        state: z.string(),
        madeAt: moment,
      }),
    ),
  }),
  events: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      params: anyJson,
      platform: z.string(),
      /** Null if the app did not say. */
      device: deviceInfo.nullable(),
      happenedAt: moment,
    }),
  ),
  errorReports: z.array(z.object({ errorClass: z.string(), message: z.string(), report: anyJson, receivedAt: moment })),
  answers: z.array(z.object({ form: z.string(), answers: anyJson, sentAt: moment })),
  /** Writes of the last two days, stored so that none is repeated, and whether deletion was requested. */
  requests: z.object({
    writes: z.array(z.object({ callable: z.string(), key: z.string(), at: moment })),
    deletionAskedAt: moment.nullable(),
  }),
  editor: z.object({ roles: z.array(z.enum(editorRoles)), since: moment }).nullable(),
  editorActs: z.array(z.object({ callable: z.string(), subject: z.string(), at: moment })),
})

/** The file with all data about a person. Its JSON Schema is at `/schemas/confetti-export.json`. */
export const personalExport = z.object({
  format: z.literal("confetti-export"),
  version: z.literal(1),
  exportedAt: moment,
  userId: z.string(),
  email: z.string(),
  held: exportParts,
})

export type PersonalExport = z.infer<typeof personalExport>

export const exportData = callable({
  name: "users-export_data",
  kind: "read",
  access: "person",
  about: "Returns everything stored about the caller. Its schema is also at /schemas/confetti-export.json.",
  input: noPayload,
  output: personalExport,
})
