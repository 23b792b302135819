import { editorRoles } from "@confetti/domain/editors/roles"
import { appIcons } from "@confetti/domain/rewards/app-icons"
import { z } from "zod"
import { callable, noPayload } from "./callable.ts"
import { lineOfText, mailAddress, mailedCode, nameText } from "./free-text.ts"

/** A person's own record: the document `users/{id}`. */
export const userRecord = z.object({
  id: z.string(),
  email: z.string().nullable(),
  /** In E.164, `+4930123456`. */
  phone: z.string().nullable(),
  name: z.string(),
  picture: z.string().nullable(),
  /** The inviter's code, set once. */
  referredBy: z.string().nullable(),
  inviteCode: z.string(),
  subscriptions: z.object({ email: z.boolean(), sms: z.boolean() }),
  notifications: z.boolean(),
  /** False after opting out. */
  analytics: z.boolean(),
  /** The hue of their shelf; null for the default. */
  shelfHue: z.int().min(0).max(359).nullable(),
  /** Their app icon; null for the default. */
  appIcon: z.enum(appIcons).nullable(),
  /** Whether people they invite see a tile they like. */
  showsFavourite: z.boolean(),
  /** Editor roles; empty for others. */
  roles: z.array(z.enum(editorRoles)),
  createdAt: z.iso.datetime(),
})

export type UserRecord = z.infer<typeof userRecord>

const name = nameText().max(40)
/** As typed; stored in E.164. */
const phone = lineOfText()
  .overwrite((text) => text.replace(/\p{Cf}/gu, ""))
  .max(40)

export const createUser = callable({
  name: "users-create_user",
  kind: "write",
  access: "person",
  about:
    "Returns the caller's record and creates it if missing. All fields are optional. The stored email is the session's; `referredBy` is an invitation code and counts on the first call only.",
  errors: ["user/invalid-phone"],
  input: z
    .object({
      email: mailAddress().nullish(),
      referredBy: z.string().max(200).nullish(),
      phone: phone.nullish(),
      emailSubscription: z.boolean().default(false),
      smsSubscription: z.boolean().default(false),
    })
    .nullable()
    .transform((given) => given ?? { emailSubscription: false, smsSubscription: false }),
  output: userRecord,
})

/** Bytes of a profile picture before it is re-encoded. */
export const maxPictureBytes = 5 * 1024 * 1024

export const updateProfile = callable({
  name: "users-update_profile",
  kind: "write",
  access: "person",
  about:
    "Changes the given fields. `picture` is a data URL of a JPEG, PNG or WebP of up to 5 MB, or null for none; a body may be 7 MB here. `shelfHue` and `appIcon` must be unlocked.",
  errors: ["user/not-found", "user/invalid-phone", "user/invalid-picture", "reward/not-owned", "reward/unknown-choice"],
  input: z.strictObject({
    name: name.optional(),
    phone: phone.nullable().optional(),
    picture: z.string().max(8_000_000).nullable().optional(),
    emailSubscription: z.boolean().optional(),
    smsSubscription: z.boolean().optional(),
    notifications: z.boolean().optional(),
    analytics: z.boolean().optional(),
    shelfHue: z.int().min(0).max(359).nullable().optional(),
    appIcon: z.enum(appIcons).nullable().optional(),
    showsFavourite: z.boolean().optional(),
  }),
  output: userRecord,
})

export const deleteAccount = callable({
  name: "users-delete_account",
  kind: "write",
  access: "person",
  about: "Ends all sessions at once and erases the account's data soon after.",
  errors: ["session/wrong-code", "session/code-expired", "session/too-many-tries"],
  input: z.strictObject({ code: mailedCode().regex(/^\d{6}$/, "must be six digits") }),
  output: z.object({ erased: z.literal(true) }),
})

export const requestDeletion = callable({
  name: "users-request_deletion",
  kind: "write",
  access: "person",
  about: "Mails the six-digit code for users-delete_account. It works for ten minutes and five tries.",
  errors: ["mail/unavailable"],
  input: noPayload,
  output: z.object({ sent: z.literal(true) }),
})
